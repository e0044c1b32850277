/// What happened in each step of the recorded scripts. `ARMATURE_RECORD` writes this file.
enum RecordedScripts {
  static let text = """
    1: cdvizk-1u20glk epnkfh-1h54xar 136sj3t-tmany8 1gymtl3-xdyvsb igd8ns-hn2z0j 1vn61r-1209hyk 16m5jzv-96fdlj
    gwcyr5-17zh0xv tcx8k1-1xejp1b lqevfl-dz79p9 17n6vkf-81h50a lfk9oq-10p2h6r cjn536-z57m4w 1vidqhv-z57m4w
    8ncm2k-156ve7e 1kufir6-z57m4w 3s3nm1-z57m4w 8svnbw-l05wep 1173zu-1j9868o 1kgyn6y-1fps2w 15stzh4-gf32l1
    1krbxka-1m64vuz 1876ify-1bvhgq3 wntmnu-t27koy 1c6vqeu-gf32l1 1tyikal-isfib6 1r0wylu-14vps3j 1notp7a-1mnnqq6
    1b8moos-ygm8jy qmttqx-hn2z0j 1j2jrp-hn2z0j 7x2af8-hn2z0j 6w44dl-10nucrp
    2: 16wmd2f-11ttnpl s7gjrk-10nucrp 1p7q7y5-10nucrp 1qxqdh7-1liso5e 1s8hj01-1liso5e 1evq6i5-xxmqct xdcxf1-hncpli
    142t46u-xxmqct b53wlg-xxmqct 1ibyb6x-xxmqct 9n1b9j-10nucrp s1fdel-10nucrp 1ren99g-10nucrp 1pfy3cm-10nucrp
    bwm2ft-10nucrp s5q6yy-10nucrp ch6koo-10nucrp 1hvx460-10nucrp ekpsq4-10nucrp 2n70t1-1liso5e 1gjkdj5-xxmqct
    nf9w8z-xxmqct 1n6zs6s-10nucrp i256zc-10nucrp
    3: ty6yxi-1lm7ipv 1fepmwu-1xnpyvf p39arj-1hhxtog 1fawzwr-3irbsk fb2n2n-3irbsk v37ky5-3irbsk 1iauifb-hwe9t9
    xq5a0f-1r9d9kh 16nanxf-1l6vmu1 10y6n6n-273m8e 1f4b0l7-3xkpjp e0shaq-1h2v65g 1dysmsd-yc3xqs ll74r9-ocoqqc
    lpxkeh-4rxl4v f6mkh5-zj8ldw vtbw3x-z7gx00 1nzc6a3-1y4cbro kh20oe-12w2jnz xhunv4-1cbco2 wzail8-1cbco2 1yqvom8-uj1a65
    ytr6u4-1tue7oe 8f3jkb-1izjtu4 1bmrwrv-147p0ra 1n9yji-1eamt29 8qxpdx-1dio53x yhvitd-1lqs1vm nd4jlc-1lqs1vm
    xvrmps-1lqs1vm bbjigu-it61bg 1mbqnzk-1lqs1vm s3jnip-1lqs1vm xfay1t-18ulwxd nrposs-1lp08ey x1pjrj-bqq85n
    1qh9lk8-1woob5f jdaur3-1ahet7c lswh96-12ufoej el18s8-10nucrp
    4: 3xeq9m-3la47b kucibq-1k9fiu5 10tywlr-1v3a2d 12c44wb-ff55jh 1k3l8d4-20otdu p88fq9-10ju6co 1adl1ls-13zw4yt
    ftwcsx-11lzaty 1wucpm2-z687tt tz1jsl-z687tt gw2hrr-z687tt ftdlwh-z687tt w6o5wd-nq1phh fxnoxn-nq1phh 1s8a1ey-aul28x
    kmgq2q-14aorsc 1rvl13l-1n6h252 bojvw4-1h7f4sq 1pxhu2g-z687tt wx431a-hjnl7b cn0n9i-z687tt yn70xl-1rgvs0t
    16ernup-z687tt 1fat60g-1i7cg85 1r8eez7-14t6vwj 1ggyigi-15gm93h 1jlmtlf-z687tt 1bn8kwb-hjnl7b 1tvhd5-vsdx1y
    1clqihv-vsdx1y 1a5aglh-vsdx1y 17k622x-vsdx1y pj6ozg-vsdx1y 18xfh53-10nucrp
    5: cakaos-tqnbqf tt0xau-b3ippr 18a9aw3-1v9eiz6 3gxapc-hftgqo 7w54hg-hftgqo dm3re4-b3ippr 1oe3enh-1xw6tm6
    1rzr3nb-1xlm20p 19bd1bd-1fe4gbo h7sfsc-1xw6tm6 14bh8jg-ouc6sy 1qbstl4-1vmtknj 1mc8o3o-1vmtknj cm7jw0-111tzls
    qo5o8o-1xw6tm6 11f3fmu-1xw6tm6 fabaa6-1vmtknj 11pcgv4-k3uc5j 4iqcco-3n6m98 lrlvet-eujxy2 v1taal-3n6m98
    1olrgcf-3n6m98 aeghut-1xw6tm6 uthkcx-1xw6tm6 1oqgkuz-opn62y 1qwq2s9-10nucrp
    6: 4izlwh-3la47b 12z9fcx-z687tt tepfy4-z687tt 7z3j9q-z687tt hktcz-z687tt 1plxspt-z687tt 1gxd1z8-z687tt
    1fuqevc-z687tt 9my0av-z687tt u5z3o5-1ryuucd 14c8bmt-1o0oiw7 vjzotz-1fi8xqu v3c78q-vltjo2 1sj9lng-z687tt
    1ixob6v-14qrjq7 jtu2h5-z687tt 179jwbi-4i7b9i 1eh56a0-1x47tgv dwy39n-1mnfh66 1v9atot-1x4q0kl m0790i-19o5hwa
    1taytvg-1d59u10 1clt99u-1d59u10 19df8y-1jzymid 1fv8gw8-z687tt si9jo4-z687tt p6wb1-16pv8xi j7bmmp-ypldcq
    okpa5h-10nucrp
    7: 1gh6ddl-3la47b 1fae9kh-hjnl7b 1v0td47-z687tt ukawgl-1f1kt69 iciqb2-1hqylhk h2kh6x-3qtjtl vpjrul-wahlm4
    1x1gq0c-9scbf4 1li4qp7-180c2ss gn2aqp-5u1cng 7896wr-1waq9lz 1su5xo5-1gyqupn fp9deq-126znlt 1tyejyb-g0wytl
    m8dctu-1nh7qn6 vi4kvy-g0wytl mtitnx-9rnuxz taq1o5-9rnuxz 63po1t-9rnuxz 1vqeyr4-9rnuxz 113igoh-9rnuxz rg3w0g-x6u09d
    i8wti4-z687tt o7w1gi-1dsoemg gfvgak-14qrjq7 gds75e-z687tt 3cwntl-gw5zno fstl15-de3syg 9k9xht-1c9wpa3
    192ljvu-18iz7gv vi1wbg-mavzbs 1s1p67s-ecwhaa eukjj5-14wncbr x96f3x-14wncbr cdxnki-14wncbr 3f81nb-10nucrp
    8: tmu2c5-3la47b 1fvxxpt-z687tt 1rg5l2m-1n9fk31 1rz54v9-g87xdn 48b01b-z687tt 15rs1da-6e1lxz 1d24v37-hpipka
    nwirih-qiwc38 cdnsac-tdnwvd 13mu013-tdnwvd rxru23-z687tt 1n4md4z-z687tt mzb8wr-z687tt 1vtphr8-j9aowa yq50r7-12cikuq
    kdk0cg-lpke0l 1psk36t-1phu98y 1gmmo0z-1jv1sla dpigvd-1qcwezd 63bhac-2t4ubh 1u1q5z3-s1nm1c u4yp5d-180c2ss
    pyb1g-180c2ss 1pwu0zk-1o2rb9z 1vwz26x-1dv2jny vyskx3-1ptdtys m7namd-1o2rb9z zriqnv-1jf3dq1 1oc6hnl-pnm8y9
    xlha0-10nucrp
    9: tckfwp-1lm7ipv 767err-1d6w74c qn0poi-1d6w74c lm99is-1mbdy5d 1mjar35-1izjtu4 no6ja-1izjtu4 1is3w5g-1izjtu4
    1m1mqp6-1izjtu4 8574ao-1lawmnj ov5z0i-1izjtu4 9c1zr1-1izjtu4 fninyv-18013lx 1x1vvgz-pcnv64 t7i1bu-1ol27yl
    1lda1jq-nbapnr 1fgnnf2-1gt422j 1gdqyjf-1gt422j 12bv4au-1gt422j 15bps8m-19018av 1dg2c9p-1pfza77 mnhwfy-5nyhsj
    100wnvx-1thdtd7 8b0obj-17b7y79 13jja7v-17b7y79 1kjc2h6-17b7y79 yubvq9-1h1yqde 1ir0r3s-939w46 1at9wqd-1gkxxrk
    1tp05gb-1gkxxrk 1j1tutd-1lh5t5d yjlhg9-aye6kh iytplk-10nucrp
    10: 14y4h87-1u20glk g0jxe6-hn2z0j 1ybuczr-hn2z0j 1vfwu3p-hn2z0j 50dotv-hn2z0j 1irffdx-9ie4p d306bo-1yradsv
    opmreu-1yradsv j2cz0a-1yradsv 1yl6tmc-14h0e3t 1rdbzjl-hn2qdx 1u1huas-1yradsv 3djlme-hn2qdx if0c5f-1swipg7
    zjx32-1qkk8aa yolhz-ag00lt 1fidiqw-6cy7gi saqxnt-6cy7gi r3u8m8-6b5kp0 1vxh132-6cy7gi 7jkoo9-16qyiw5 15rrsrg-6cy7gi
    136vxt5-6cy7gi 1t2wwfv-11bbc3i stkus1-6cy7gi 1baho01-l0w5l1 wro12r-1j8tvxs 14pfeh7-1osbbey 1oyuncn-13d96b1
    daawsa-6cy7gi elnjsu-10nucrp
    11: 1920535-3la47b yet8le-1fquid9 1b8oeog-17otxr2 18vyv1a-g87xdn 1icpgrc-g87xdn 1bupj0h-14qrjq7 r1fhos-z687tt
    1iatjfc-z687tt 1qqjngf-z687tt zekppo-z687tt 4aef7o-z687tt 1496ovt-z687tt wk3wq8-z687tt ehdzz-hjnl7b o7htzq-z687tt
    419sbf-z687tt 1twfaxy-1mgf02 auxiqw-14qrjq7 krcfn-z687tt n62yxx-z687tt jk4vva-z687tt pyiury-z687tt 1jtm9n1-15gm93h
    18qsic6-cumgmt m6xpir-10nucrp
    12: 1simfrr-cz545q opguzn-b3ipdo 1ymfkny-b3ipdo erze79-1mdhkp eflhgv-b3ipdo surnl5-b3ipdo 1ojvfjb-1vmj3cu
    knpngz-6rpvte 13u3ats-6rpvte ofpwpb-6rpvte 1qaw3lf-6rpvte i6fyo-p9j4bi kvqu9n-6rpvte 1jxb800-1pq2o6r j820sf-1pq2o6r
    1izmip-ynbzdl yfflp6-1p7oyuy 1gvzsm0-1p7oyuy 1y4ufou-1p7oyuy gbf0x8-b3ipdo 1e5v0vx-b3ipdo wlvml4-b3ipdo
    gzu77j-b3ipdo 18ab7i1-b3ipdo bjhoss-b3ipdo i7apbs-k80cek 1kq8dlt-1mis7ho nujosn-1mkkjgc 1p06x5r-1pq2o6r
    ob8ixi-1pq2o6r 1nqrrp-1pq2o6r 1cygruo-1pq2o6r syxzds-16fc2qx 1pbuavd-6wftrx yppxns-zu8fdj 13v00tp-10cm6w4
    1n6xwyx-10cm6w4 q7y53-10nucrp
    13: hvvln1-3la47b 42t0jc-z687tt 1xo72kh-15gm93h 4g5eiy-z687tt ojwmvv-8tl2ev 17isoem-1d59u10 1v1tp8p-1d59u10
    1q05wtv-1d59u10 1sw5jb2-1d59u10 1559ybu-z687tt 59dtni-z687tt 11p2s4o-z687tt 1itaiax-z687tt 1bhq8ec-9mzuxp
    kq3aml-dehst 6wo84b-feqfrq 17mj45b-d0m1ep 13ow7tj-9103rb 1yrknuf-xh9nt1 905ncp-1mjqgs3 p1g1l3-lz780g q3jftf-z687tt
    s2rfbf-vsdx1y 1bqv16a-vsdx1y 12jo4mk-vsdx1y 89j6du-1qht3u2 qj8uwq-vsdx1y j3pond-jt9fst 11r9qj5-vsdx1y
    1vkgmqz-1blbjxo d3o1am-954yqk m6xpir-10nucrp
    14: 55p2jo-3la47b 19gsft3-z687tt fqd9s6-z687tt 10e2g94-29wluc 1anxaqm-ul5ire bb0xhe-tt2m35 1psbgjd-1b18a9p
    1k22ycb-58fmn 1tmy42f-1fwrt39 z3espf-17rfopj 1laam3q-z687tt 3bavhy-z687tt 1y55v3i-z687tt 1ialewi-z687tt
    1u3tu03-z687tt 1gutwp6-d7kn7r misq4t-z687tt 1cyud67-z687tt g5j8fh-z687tt 1y0cx30-z687tt vq62x6-z687tt m3kqu1-z687tt
    hyi2ca-14qrjq7 iaxlld-z687tt wptf2a-oddz08 19yg87u-14qrjq7 1xyucqn-14qrjq7 121ezv8-z687tt 1mubxfn-14qrjq7
    1ljtzo9-yaih7c ud5smn-1sz4uls 1l3jcqq-1l6gl2y 1y1tmjz-1f382h1 1ysveo6-1x47tgv 12ma2f6-1x47tgv 377g86-1x47tgv
    1ua8qxk-1x47tgv aa69u9-llrlws i2mwwd-jwfiin 1hj87u8-10nucrp
    15: 8wpbas-3la47b qstk34-z687tt gbuwhk-z687tt 1xaq9pl-z687tt lb1mo8-z687tt m2leqb-14h331k j6mhl7-wy6xy0
    1v9cali-14qxom9 1d397q5-199mxpv opwmwu-o877sa 102xs98-1f3onc0 8ix6ce-j4a4hm 1wybxbj-1nenq7c 1awy4a2-3k0z26
    9wlukw-55r8ty 9pw8ps-12pgq0w jpw0z8-1ahvt2y x3t706-uvj6nr dj1avk-g87xdn 64sfi4-1oayso2 zmq780-79b01w dcyaj6-wqow9z
    1fzgg1c-z687tt m6xpir-10nucrp
    16: nagfte-cz545q 78tyns-b3ipdo 1nf41r2-qv0ee3 141hyg5-7vho0p 1xr7t94-1hsw9m1 1rxqkui-1moozcy 1rp6woj-1moozcy
    y98fpf-1my0otn 1yhn5wn-16pztg5 178rq5k-b3ipdo 1ou4djd-1ppd6gy 140b9fw-f3ikes 1akf7x1-18rklco 1cni8f8-xtvuef
    qvgyj8-qvhwfv 5kdpdn-1266jy7 14rawn3-1266jy7 do6dbr-1gfc716 7raqnq-1266jy7 uo6pc0-1266jy7 vtotuo-1266jy7
    1qjqkix-3qd6db 6uu0dp-i6vyue 145lssz-i6vyue 1vgm3e0-11qmj3b 13fcikq-bmfswy 10v2hu3-bmfswy 103dmq5-1giwbjz
    1bn035x-uk2z6w 13mt6pm-1iogplo lcrzu3-1ro9bqb 151hu8s-dorw1z 8wdb4z-1a2xk66 knsl1z-72evvw k2o6am-iptyhj
    i7soet-iptyhj f4yjea-10nucrp
    17: xbu3s3-cz545q 9oqc0n-1dx7mo4 jowxge-b3ipdo nat28y-b3ipdo 1wio17j-b3ipdo 1xnlbm8-b3ipdo vw928d-b3ipdo
    ufz3lx-b3ipdo b4umcy-b3ipdo 1kc8u4b-b3ipdo 1cftz74-b3ipdo 1nz0k0e-b3ipdo mga2x-b3ipdo aiemhs-b3ipdo lvm6qw-b3ipdo
    4s4md7-b3ipdo 1ii8ldo-b3ipdo 14qownt-1i54vun 1300exd-1oo67g3 unjnrr-6xkwhk 10cnkxx-6xkwhk if76jl-12l1pr9
    z9y2tr-kc1r45 2y1pjy-1t1s29e vjwq2f-1t1s29e 17guqpy-1t1s29e xtph4u-1pk1q2h lmilyt-1t1s29e 1b1gbwg-6xkwhk
    16gd0gf-6xkwhk 1ccnao5-f9npd8 6yshjs-1k58xh8 2xwpmg-1k58xh8 1tmhkfs-1k58xh8 13bfv7v-15symtt 1qxoet8-ytgxlb
    11a84j4-10nucrp
    18: 18ssckl-3la47b 11h1ycn-z687tt 1sjt1fq-15gm93h 1u7y9jj-8ksbcy 1qlghvn-178sfg1 1rc0aor-178sfg1 1pa3ik8-1d1oaew
    h2w0h5-mem0w0 maz1h1-1uw8rp essb04-1b1hdb7 x30vgs-wjohuh 186gcdi-1b3q55q 4opdmc-1b3q55q 1alzfz6-1b3q55q
    76xbs1-1b3q55q eqaa4t-1b3q55q 1bh59ge-1qjg0m5 6aelsw-qiwc38 fph2oe-1f51man 1c8exvp-1cpdpfk 1j2ufy5-15jwyz8
    1edfwff-z687tt grqqkh-vsdx1y 16pug3o-10nucrp
    19: 1r9lrs2-3la47b 1lo17kd-17uye0y et9wjc-2u55kv 1jth8px-19oge6w iw81wu-11v19to 18xl6ze-11v19to ot2032-1jjqbam
    1l2a78g-exxf3j 1vdvmvr-fjqglg 14syvco-vsdx1y 1kjwfxi-d5yd1z 1sclvd9-vsdx1y ljt5b7-vsdx1y umw9vl-vsdx1y
    edbszc-1ujp48m jpxfbh-vefv0h 1oc30tx-15ol3mr yvxxk5-15ol3mr al9fy6-1jwlosw vuteq1-55v7v8 1j72jzv-egxnxt
    15hj7ce-vsdx1y bo2x7r-55v7v8 rkkogj-15ol3mr rnczr0-15ol3mr 1syzzx6-15ol3mr 7hjf6k-1nhbsu 1vfuy7u-1iifj3r
    13v9420-vsdx1y l1xru1-vsdx1y uj04a2-vsdx1y 2konvc-vsdx1y m6xpir-10nucrp
    20: oj65xv-143hve2 1q3zoly-1lb9tda sw76lq-cpeac2 u93k3c-pjs5e7 rpdu36-15c98l 1t76ga7-1d6w74c b8hyfm-1d6w74c
    1ry3i37-1d6w74c k76pcj-5kqt8o a0fc0h-c60zdv 1h057kh-1z0zmz0 1gkzz65-1z0zmz0 me4vhm-1z0zmz0 11dfwn5-jn8517
    1l3ucae-1d6w74c 169z27o-1d6w74c hfmbar-5lpwp2 7e453z-fo89pb 54j7ws-fo89pb 1u87ykn-1d6w74c 1795cvy-fo89pb
    wzgran-fo89pb 138h9uw-xuwfc0 1wfhu1y-1krr7k1 1lxlymg-15lghv7 1djk537-1d6w74c 1b90kio-1d6w74c byp2iw-9kx244
    1wu29gl-1d6w74c u46py4-1d6w74c 12losvv-1d6w74c 1hosyrs-1d6w74c ljdvut-1d6w74c kvq94p-108ucbd 1hb924y-10nucrp
    21: 17l4lqa-11ttnpl 1eqy7n8-10nucrp 1ruh6em-10nucrp dv76gv-10nucrp wqqbah-1rc7o1g dv56rn-10nucrp 13odxn-10nucrp
    1kyr8wa-6rig88 m05rcs-10nucrp arldkl-10nucrp d4986-10nucrp 1cmpfke-10nucrp 1nevdrl-10nucrp ydtfea-e4b8nq
    txz62j-kx4ar1 nsrk40-e4b8nq 8yts0n-kx4ar1 1cgsme8-kx4ar1 17xunth-kx4ar1 117uihv-11ttnpl g9bl5x-10nucrp
    1jx2h23-1ozhv0t 1o98c6q-1m4h588 awadbg-1m4h588 cassiq-10nucrp x99w5l-1hqpfhg 1n2g201-10nucrp
    22: 1wwmga0-1lm7ipv 1o8pa9z-1uqsc2q 87ixad-1fjb9tb mr4x9m-ixaexy 19gbwu1-1h7mmie q6d7v4-bxrxp6 12nl8sn-1d9aanm
    1ofvajl-1d9aanm 45y9k7-kd0ntn 27xf35-qcdsyj 1q2regg-wsarwo eqq8bj-19oy2du t255qf-1sf0uhr 9ultdj-4hlnn3
    12gouxg-1y4de95 jzuzth-1y4de95 yivx6l-1d6w74c 4oxyd7-1d6w74c iu1kcb-1d6w74c waisq-1d6w74c iyetu1-1d6w74c
    bydq7-1otnvnh 7r5jtr-nojrxe 1bjqxya-q3o9vp 1eg5i4z-q3o9vp bk761z-1thm7xr 4q83u9-ulsbat kwiqnf-10nucrp
    23: xq1syw-143hve2 1xjz9vh-2wdd2g ecgekm-1d6w74c v128vq-1d6w74c 1kqlusy-141stfw 1anyau-eqspkx kkt1iz-v48wcy
    1x3ggxw-14gn1nb hxt3y-ph1qxg usetsf-1d6w74c 1dug3p1-dm88k6 a6fpu4-dm88k6 q8n9jw-nyosem ccwykp-ygon9j 1mjawvi-ddbcu9
    1018vfa-1xnpzjl 1gqbhc0-1kerb99 1uihiql-1rkhke7 bly71a-1n47v6u 18l3x7r-krq0u8 o8iyvy-yhsxaf uvrv9-1nukfac
    tnu2am-1xnpzjl m8b6y-1xnpzjl b79wao-1xnpzjl xxsh3-12qajcr 17apvwc-w2rkqh z0h93u-w2rkqh zfoonq-12mnu1o
    1r0l1da-10nucrp
    24: 1qhhzl7-1totfyl 1g89t5t-z9iw99 6h0xuy-10jpg01 1gxrbmq-a6wx3u 1z9ymq-z7mmtz 16op4s-14uy2rb 4d6sv6-1tsexwh
    1ok9rx8-19d3ka8 8e1isr-1voxltt 12xpu18-1voxltt t2ca4t-1voxltt 17fcbmv-1voxltt 1rmh0p3-1voxltt pqkptx-15vfbm9
    h4x64n-ts2vfv 9diahr-1voxltt cn04nz-1voxltt 12bjri4-4hr425 rh050x-1voxltt cr899a-1penk8x 1fb5mhm-jls94r
    1n7ppea-1voxltt 1kie4at-1voxltt soxyfe-hvlnyu 1elil46-1a7673g 13dq7nm-12j8ns5 fs1ebo-13ccy47 17xqayw-10nucrp
    25: 19oft3n-3la47b qlj4tz-z687tt mffc5i-z687tt 9cea3m-2c5qm4 11i10uz-z687tt 10vtxov-z687tt 1nkg6s-1l6gl2y
    15g4gs-18muo4a 1rts1k6-804v60 nwwew7-1b5ezgt kitdcm-wys57q symha9-1v4o9w4 kwgulv-1n9gwsk 1340rty-11v19to
    1kitc3o-11v19to 58qcxz-11v19to w16gay-2zr2tj 1nal5k4-l9gmld yualcp-1b5ezgt 1mqnkll-136jww7 a48vx3-1v26f0k
    q94fa7-1fs2vtp 1k0jj1k-pe7ux3 1axwgud-r7qtly 1m6a1cs-z687tt 1xo3z0d-14qrjq7 rn6gf9-z687tt uk0ns5-z687tt
    abb6o1-14qrjq7 1lkp2mq-z687tt 13w1umf-z687tt 1g5mfcm-z687tt kvy6kc-r5rbad v6tq2d-10nucrp
    26: 1qcanfe-11ttnpl 10ar8yv-10nucrp rdlhf1-10nucrp 1xy37pp-10nucrp plmmua-10nucrp 19i8gko-10nucrp 1ji8g8r-10nucrp
    1mmdmbo-10nucrp 1305nl8-9j8fez uvaufp-1swi0ki twasbu-1mrdrxf gxx8yd-1xkkcnz 1hzjro6-1xkkcnz cb4x0d-1xkkcnz
    ko8ksn-1k95ocs 1q03q6c-qbo8yx 18mz1z6-ilxwmy wurzro-133zq4 z1k876-5cg960 1yb72tn-irru6v dul3vn-3ptvtw hxefyx-tst69d
    1l1utio-tst69d 1bfw5f2-hkv7px 3dglmz-fafcb8 1k7rc34-1tbvs6m 16o1bab-10nucrp
    27: 1xvocsr-1u20glk 1c5v27a-hn2z0j etcpnj-hn2z0j 1wh28kt-hn2z0j w7z3ty-hn2z0j 5xhz9k-1ejzqqm 1cn3mbd-pjstn
    80y7h3-1e0sisw fqewa7-pwzs2b ncvixv-1oxzana 1dwko05-1oxzana 11b7jxx-1oxzana 4yc1vf-1l1xpow d6pz0i-9dshxo
    1nm6tsk-pjdsq6 d4sbkp-6vyz1t 109f0lu-1oxzana 18klhci-ruhoul hzie0s-d31mts iok0os-1oxzana avy72r-19nq75p
    qjfbbv-1oxzana d8bffg-2wt9oq 1iy7ilv-1gvthnw 1hxll9w-10a9gaa 44z15l-1oxzana 1s3nnbm-160flcc 1j770b6-10nucrp
    28: 1n078z7-1lh0xpc 1b85pxd-z687hq t17jlu-10e4y6d 1aav058-1dce7nv wd6msv-1dce7nv 1a0xueb-1dce7nv xosgr1-19a5cmq
    1t36uhr-5wscoo 150k2ml-znwmlh 9h49bc-1qszhlg 1sfju5g-rph5ug 16mw6bz-1qszhlg 2xvi2s-1qszhlg 1c26a3q-1qszhlg
    17y7or9-1qszhlg 2z6p6g-1qszhlg evavqt-1qszhlg rsiga-1xh6d6b 19nre7g-1qszhlg lsty6x-1wt3r2d um6vvy-1qszhlg
    ss2lsq-cxnfxu 1883i3q-1bv184r 15j0f3-z687hq vzqabj-wd89ik g0gbks-10nucrp
    29: 1o9jiga-143hve2 gxdbk4-on1jyc 1r8yab2-pjs5e7 1hccj1-1d6w74c 9vbl3y-1d6w74c 12fubyy-1d6w74c 31np7z-1d6w74c
    zh9cz0-1d6w74c 5jlndi-1d6w74c 1nnda8r-1d6w74c 9tj2h5-1d6w74c dh5ghl-1lx9gdw 1c55cwv-1d6w74c pozby9-k4tcx9
    16k49r0-1d6w74c u2qv13-2ipqi2 13l83sv-eqspkx 1n1ux0w-9rmmqt 1lpga31-11b0dij 1668cba-1d6w74c 1lmpd45-wzts1q
    errcq-1d6w74c 1314ha7-1d6w74c oltkyy-1d6w74c 1kmtvm0-ri0d3 slev73-1q3q7wg lsdbnp-latk6z 9aq273-10nucrp
    30: 18ssckl-3la47b 10fzkhb-qm65cl 1rvyv9t-1ldsblb 118drzv-1apmejy 1hciuf7-u2nfiw 4nxy0q-1u5walz ixzsa2-z687tt
    1pnglye-3wlrql h52dsk-z687tt 17064w8-193l98l 1kmqrw5-z687tt 18vtaov-nq1phh 12ijeiy-z687tt bs1khb-cwld77
    v0h6at-orptep zm33vw-14qrjq7 2qvqq1-6e1lxz 9jdxkz-x30vey 311gn9-1x47tgv 1yo7bzb-1x47tgv 1m0e8ja-1x47tgv
    1e6iukh-1x47tgv lj3mhd-yzdmr sxp5z7-1x47tgv 1y8skcf-1x47tgv 1run0g3-bsu6yb uy67qc-vopfq3 1oluwkv-1066s3x
    5ts947-1oa9eow 1244o96-10nucrp
    31: 1j3jiug-1u20glk j5sqpx-1hlpnpp 1q9nq85-uggl18 1hj9qk8-61pgq2 aauk2t-tp2aul 1ws762c-67gar cpd04q-sihngh
    j82yoc-197tygw fkwkxq-1fdij1v 1ad4gyj-12n2jcn 1r30vwp-14z5q93 x79c5m-42e4kx 1ork50w-aczizq ha55oz-ow3zjv
    1twzst3-ow3zjv 2q8gfx-1vtelz5 1t91b3m-1u7sr2w 1hysim-hn2z0j g4w89u-hn2z0j 19khcgl-1u8dn0p 14htww-mkwt11
    1rtc7jv-1elsael 2fxkfs-1jmi5eu 12yrn4d-10ij12l 1kanfbc-hn2z0j ckhpld-e8e76k qb3l7-22e63z 9i1fs4-iet1j1
    1p8fqf3-1bpd5ml 9lb05z-hn2z0j y15ks3-hn2z0j 19yuz1n-sep7bz 1282426-1nlh6un lajq4d-1l7hro9 1g0sjaf-1u6y6rx
    10oiqhm-hn2z0j nbgrbp-10nucrp
    32: yusy91-11ttnpl so1vna-10nucrp 1lwf7sg-10nucrp w86sxp-hzmsh6 1cv3175-z68965 t7z146-z68965 106gzxz-10nucrp
    1seyjse-10nucrp 2qux81-10nucrp 1417op5-11ttnpl 10crxop-10nucrp 1sekmwo-10nucrp 4o68cv-10nucrp ashzh2-10nucrp
    11two5w-10nucrp r63xfw-10nucrp rgq303-1liso5e 18ce9zr-7088vq 1bb6o1s-7088vq 1dksquq-g6febp r2h62z-oinvn7
    s2ee4v-1gz4vex szoc8v-fuofcx mf1z9p-gpgjgs n39mm6-1ex37r7 1dn226c-10q2i5x 45kkd0-10q2i5x h2iai4-10q2i5x
    1wi4f4p-18lrogq cwvk8e-1ypaojh mgngdv-x5zk4c 1n30eyb-l3zi67 vycj4m-z68965 1d2w4ay-10nucrp
    33: tq2yb4-1lm7ipv wludey-1d6w74c gvxmtz-2hv0xv mjivxa-1rbn6pr zum101-b2ji7a 1q1c48-b2ji7a ux8s3a-bnthvq
    dyvuzs-1d6rynj 2k1i9o-1d6w74c 2tm2q5-1d6w74c 1c56ig3-1d6w74c a63ayi-h913rs cm30hp-uhdmu3 ye2w8y-5yk80e
    eh3amg-5yk80e zps688-5yk80e lv7ajj-195vw3j 1kwvzi7-zocur5 1n7d0df-ryabgk wug24z-1rkbv3o ynm2xj-1rkbv3o
    1sxu70g-1rkbv3o 18qdwls-1rkbv3o v27cb4-1rkbv3o 14x7b00-1rkbv3o re1e96-1rkbv3o 1dy0tw9-1rkbv3o 114xatt-1rkbv3o
    qdq27v-1rkbv3o 7zcc9s-1i8e754 alwxt0-1vzrij7 fa2bx9-of6kmq 1lpw1so-172zvdf 1yqdmy6-1hs7le9 ylyexv-10nucrp
    34: 1b0gti9-cz545q 145jsyd-b3ipdo 1f253vg-qv0ee3 1lwh5zt-1qjtzcf 2i7hdu-kzoz78 lseh4b-101m7ay 65r08b-1kmtp14
    tcfb19-1moozcy 1i9j9so-1moozcy 14mlbp6-1omyse7 nsl2h9-bponkd p77vi3-3y2qkd 1dta05t-1iwmyxb cdajpo-thdr5i
    186o74r-19ensm6 99o2o-dt0bp4 k1esf-dt0bp4 1aeacsy-1rhhuvv br24v7-1m58vvw cxipn3-g5osxj 1icg0oz-ynrmqn
    1ywgkkw-b3ipdo ejot8z-b3ipdo 3xfeqi-b3ipdo 7imywh-1oodz0e 803hpz-feonhm 1dt0wpd-b3ipdo w8y7r2-10nucrp
    35: 55p2jo-3la47b 7y46lv-z687tt 1155rbl-15gm93h rg0qv1-z687tt 1f23f1s-z687tt 1rwnjp7-z687tt 1bpvask-14qrjq7
    2al5sl-4isfz6 nkxmp9-15sab9r 1y52349-3lmoii 127q755-125dh77 1jz0xtb-z687tt f6vx9e-z687tt 14h1opq-1e573m
    q5aqkr-z687tt 3j1ik5-z687tt 1mktvt7-z687tt 1lqwvr6-z687tt 1vkcig4-z687tt 1jue14e-14qrjq7 9oh6c1-14qrjq7
    ls7q7r-15gm93h ycqddm-z687tt 1p7rbk-1a1zsxn 70gx06-z687tt 1818f9b-z687tt 1cqpja4-ywwllo w179gl-z687tt
    1lj955s-1qniw8e 7z8x3q-z687tt d5hopi-z687tt rzes57-z687tt 6gvvvm-1vczapy 1vswaxf-z687tt m6amez-z687tt 3uwapt-z687tt
    103j7f9-z687tt m6xpir-10nucrp
    36: 9rrekv-3la47b 12nfxba-14qrjq7 za5q0i-1vhrd5r 1eihkvn-z687tt esd0g4-z687tt atxwc5-2wpu7v p3qcqj-z687tt
    1ij1oc7-z687tt 13if7nf-z687tt 1y3rq9z-z687tt vufkco-j6qdgc pzou3p-ka8wx7 dd7g69-1g7aw6a 4hc8q2-1h4x5r8
    146i5o4-hjnl7b 4uli21-z687tt 11qnjap-z687tt 1oqi3cy-z687tt i2jq3x-z687tt 1voo3rl-z687tt 1ckvinc-z687tt
    1va3wyi-z687tt 17uvxtf-1x9s4kw 1oq52gl-3v4ow0 7a16hv-z687tt 1hn5pnm-vsdx1y j3174l-vsdx1y vf03u9-vsdx1y
    wwup7u-vsdx1y 86vsg3-udm5tq m6xpir-10nucrp
    37: 19muf1l-tqnbqf mv23jq-b3ippr 1b3vdlg-s9rgg7 949j1v-wk0ijc ffy2ur-163k9yq 1lanhwx-61oyzc 1gsvtu5-95mhxm
    1x1bcza-tsiikq sn67co-tsiikq q7zrzd-b3ippr wlmwk2-b3ippr 1ahlyf4-b3ippr x3e0y3-1nssq2c 2e2srr-b3ippr
    1qbp35x-1rhqndm pxmw7t-14tpphy 22hk9u-6qww2x c5xgy9-y3q5rk cj9c40-1nobj4q 44298w-1vp5vm6 brawvz-96icey
    byf156-fsj7bl 16g2htz-fsj7bl j4znjw-j3o1gu 1fm5o4b-1xbf8vb 1rnl2w3-joguuu s70byo-1kwamji 63zgnt-w893wz
    1lrhnf5-1kwamji jjrxiu-eqyh4y 1c06l97-e8onl5 1ef90oa-usb3uw 1l5jxdo-1h2w9fd 3okgcb-kjgrkr 19cvwl1-10nucrp
    38: 1uwsb0a-cz545q 1yd8l0k-en6xp6 2xzw4k-1im7xrw 1rkquxp-v05zvc 1to4afb-13r4sgm 12y9o4s-1s260u 1b7iacp-1heuq32
    9mld8m-my78el 1mo3a71-qe8a1i 1kecw47-b3ipdo 19tuqrc-cknyg1 1j7hb01-6m8f9m 1lno692-26141j 118938y-1moozcy
    1rz3lbe-14z3sgm gf6krp-g4vd8o 1ybftrr-1sswfwh 1c7irsd-ah0eg2 1iayxxk-ah0eg2 1fqz24q-1ja4k8l 27feo1-1twszun
    lkh480-11zeuhm 1rk5aie-1x2wkk4 16wtfdn-lgfu8m x4z91z-c117aw c3vff4-14ye6uk 1onwlqb-1dkibpi 3wjd44-1rrg0vn
    90kbmj-1rrg0vn 2tygsv-1h92qm9 1wx58h6-1rrg0vn 1ext5rd-1rrg0vn 1xn59y8-18cbi2l 1f6rqlx-1h92qm9 1h5y09i-10nucrp
    39: 1yqdv32-3la47b 153qsew-14qrjq7 1ba0n4g-1goy60e xicd34-g87xdn 1atfrgl-g87xdn 1p8o9n7-1t9ax9n 1yq8wx0-112hgzl
    4xvyzb-z687tt qfgjkz-2t4ubh 9vhmc6-1ke44i1 181rrmz-1p2u05s hq5x0l-1ashxsi 16jtb27-z687tt 1ugmemt-z687tt
    dabov4-z687tt 1mg4tgl-z687tt 1ejs02s-z687tt 1mp6bic-hjnl7b 18luss2-vsdx1y qba1th-vsdx1y 18urx32-16fgo1z
    1e4yxjo-iyt8l kow812-iyt8l 1np9vy9-pg1hyi wg7ppz-z5k6a0 8cjo6u-zu0oqg 3hcnyc-fdbh2u 16x4lro-fdbh2u zw4qtk-11h437k
    11erh3h-10nucrp
    40: 1b3tp7p-cz545q zkvnxe-b3ipdo zf1xrb-1cl11xy n5gxcd-53i7fx 1sbvrs5-xubjxf 1qjm5gp-53i7fx 1ukyv05-53i7fx
    jetzp5-hwgyb6 13jjpqi-1p65ssz tu4ees-1bm1t4r 1jiqxmj-yv47eq 14khs76-k7cmlf 1ifnmev-yv47eq wsx7rs-yv47eq
    dhsuvo-yv47eq kk3vja-i7uviq 1awszuj-1vlg9d8 nxz85e-s6t72p gywd3-53i7fx 1bmtlxo-xlczre 1ax4hd9-o7veqb 1m5gous-ydqcbu
    1qhogc1-1xaqpff fgbkds-1poswil 104407g-10nucrp
    41: h8mqn5-cz545q 1df8b2b-b3ipdo 769bl6-1jqkl5k gk3qgw-9gghu4 55jvbx-1kp5p1z nzqsh3-1frih7f h1b4v1-1803bnw
    spvsc3-1803bnw 1ud9vri-1803bnw hiury0-1803bnw sja96q-ryu6wv 59ph44-1ejay4u l0033z-ryu6wv plhkjt-ryu6wv
    63r9r3-114cgnq ya7d35-ryu6wv gfl5fd-1a1iqaj v5vs50-lqk9hs nttuf5-b3ipdo 1jexvvk-dpymyc 1t70h97-139rgqn
    1tsc60z-b3ipdo 1bs9tvp-b3ipdo k1k7gw-1sunv21 p9t220-1tivimd 8s7fx7-10nucrp
    42: rz8x3x-cz545q s4dae-b3ipdo 9yocgb-khfo6o 19fmoss-1u5pr5y ma5zdq-1u5pr5y nlxbyv-xuix7g 1jsdatx-gt4fy
    ja1k9o-oxzo8v 1f8plmy-1hw3eyr h7k6r4-1hw3eyr awoje0-1hw3eyr 1ip16wa-1hw3eyr 1ox91qz-1hw3eyr ij206u-1hw3eyr
    tky8oy-1p2n2hg 10pw330-1xw6ty9 ofo9za-1xw6ty9 jhf32-1xw6ty9 k1b9df-xj4k70 1cat8bh-qzjjty 1ob52db-1fslmi9
    13izqwh-1re5rv3 3bdp1y-1xw6ty9 18ze1sg-qzjjty 1nq1jok-1cqvc3e 1c380wc-5lu5r4 134210o-1xw6ty9 19e9xha-8tqso0
    1tx8szn-184pjlg 33ag72-1xw6ty9 1q52gdf-1xw6ty9 108y0o-1xw6ty9 gzsv0o-1xw6ty9 w8y7r2-10nucrp
    43: 1ikel16-11ttnpl z1qsh9-10nucrp cjfvbb-10nucrp f6iskr-10nucrp 1lp0vfg-1ef6r5w 381bmp-1f2xc1h 1drbxfa-856m1v
    kuxi79-856m1v 1in1huu-1d6w643 6iw1g4-kjh8z1 f9p2wf-11nm57x nm60dp-10nucrp 1o81it0-10nucrp iqc3es-10nucrp
    5srlbd-10nucrp 1euw1da-10nucrp bd8y1u-10nucrp 1ceprsi-10nucrp 19zwbr9-1liso5e 15fsl33-1m4h588 16r7j3h-1m4h588
    1fs857e-1t4m4qf ce14x1-1m4h588 t0972a-1m4h588 11sf3sx-10nucrp 12mslux-10nucrp 1s1pyx-10nucrp tx6tgh-10nucrp
    1wc5fj8-10nucrp 1fccg4c-10nucrp
    44: uahrsd-3la47b 1lqtq08-14qrjq7 1jrmfqt-1kddobt r7ayyq-z687tt 1fuuqo-z687tt 1a6elkn-1fqzmtr 1e38eab-z687tt
    1xb807h-1da1iqm 9w1ri-14qrjq7 172qg8u-z687tt 163xx1v-z687tt 17fo91o-z687tt 1ibeca9-fb7jpp 16kogse-95dgyn
    18jyzf4-z687tt 1tduzqt-95dgyn 196vksa-95dgyn z73ttx-95dgyn 1pb735p-1xk3byk 1w53jx2-qiwc38 c5c9la-qiwc38
    1og7cwg-qiwc38 tj4axm-m8kvgs 1ezaq7i-1vm2658 1hbshdr-13dg72t gvqwz4-12v2ome xrjcv0-qg8d4c 101649o-aqb5p7
    f28t0i-aqb5p7 7zxhh5-1mzvgr6 rpyyjm-aqb5p7 1ihhlgy-aqb5p7 1137crc-1tzky6p ipf73y-13og25h d0ammf-10nucrp
    45: 46fema-11ttnpl 1kyrarn-10nucrp hvxgsp-10nucrp 7xd9h8-10nucrp 9dpg0b-12v1413 1l69yhn-8vjaxr 1ovqrin-b3io1c
    103q7od-1jqz6wx qrxrwj-1p25nhr dnovig-1spdk3x dm5uxx-10nucrp swg3wy-10nucrp wf33nw-10nucrp gtl85m-10nucrp
    1xdyliy-10nucrp k7k9ed-10nucrp 1foq3jn-10nucrp mwrreb-10nucrp gn1szb-1wjcp9i 1wvjy7-b3io1c 19vqfkl-lhj09k
    1hpod7f-5br2jn 2wmeey-1lm8tp2 iozxlo-9458ab b67m35-gq06e v1qfkl-cd4ke6 6qa1yn-cd4ke6 16j0lvj-gq06e 6ezlnr-1lq1dwb
    1ugw2tn-10nucrp 17kkpo2-10nucrp 17csmu1-10nucrp cozxgd-3uhj38 tjumu0-fi5wr5 1xj0nlk-10nucrp
    46: cdvizk-1u20glk 8pj9p5-hn2z0j 1l09kqj-no4lfv 1qld5ee-hn2z0j ahr957-hn2z0j 10b3zgs-hn2z0j 8i72m3-hn2z0j
    163v1am-1icki55 uzvkq-xf0mbj 75t6fs-xf0mbj 17js60m-93d4ex 1teqcm9-1pxfbda 1s3jfmi-uxjayf 1pygwdm-1pxfbda
    z3s86c-1f63hnj 1oq9w9u-1xvv6xf 92fhdg-1gkj3o7 14u6mma-yz3e95 18t6fb9-z6122m po5dq8-z6122m qo6g3w-10fmiiz
    1dipqfb-1usqr2w 1oa775b-1h7c6wd 1fg2w63-1usqr2w 1pi8cqc-1usqr2w fv2cgf-1usqr2w ckmc51-15b31yz 16pv0n1-10nucrp
    47: hvvln1-3la47b 2dve21-1yrou6p 121yk0n-10w5m31 11svy0-mrmlgb 9wdwyf-mrmlgb q83s0y-1v42ih 13a9ihz-1v42ih
    1kdixoh-j74sqv lux6xu-z687tt 1rnst4w-z687tt 18g1onj-z687tt x9a199-z687tt psgc7b-z687tt c1edkx-15gm93h
    1vrfeie-z687tt 1vor9gp-z687tt js9rw1-hi8lbw 78e5ih-1yrttkb 1gwd96u-1yrttkb rwaejj-1yrttkb 1xq1lmf-qvl7vx
    c5q4dv-h59581 1nngpsl-524ptx 1hyjn78-1tws4x8 m6xpir-10nucrp
    48: bokrtk-143hve2 1f2luek-1d6w74c awu5o7-1d6w74c 7w6fq6-1d6w74c 1rj75t-suhusp 5m221z-1d6w74c naaaxv-1d6w74c
    1lz8zp6-1agwru0 kmkwqj-3peu1m b4pwdk-19xq04a mb1otg-19xq04a 1rlcmis-19xq04a 1sq6nk2-19xq04a 1pp9n1z-19xq04a
    1ea1vs3-19xq04a 3jy9s2-19xq04a 1h7ng39-19xq04a fczlaj-1clf5yb 1f0sz9g-185l190 16992cz-116dw42 c88yzs-iuccu3
    e1nrqu-5v6k e57u9a-be3mbx 1hjqxhd-be3mbx 12o9700-be3mbx 34ke3h-fmiqe4 1kgsoix-be3mbx rfa8be-be3mbx 10wt276-10nucrp
    49: 63oe0i-3la47b 14fqn0v-z687tt 1qnf9hr-z687tt j0b0ow-f6xrlr 15x3xpo-1e9ljl4 9fm8vm-zvledu aoyybr-1vm2658
    1ei30yj-1owg0c4 1jqtsy5-1vg6zb1 1nvnxu1-1ys4dty bp2k40-7lr4ue xi41ja-1rnju0w 1lua5gh-1x47tgv 3db6sa-1fnugag
    11yz1a6-1jv1sla 1l2kqz1-1g8ckxw 1m14hwh-1shx091 1twyh3z-1j4xldc 13afs9d-1yevnh4 kr6p3t-1yrrptf 1b2m8b5-1yrrptf
    etka36-1r6z7ks 1l0e9kr-1pt1djv 2we46p-e2x04x 5d3oy3-nl60xt 18z0iig-1wkxjix yvb0tv-1luzzox ufv8ld-1luzzox
    awmov9-1y8n7z8 1d8wk2-1luzzox xrjc7s-hdv4bb 4khmic-s3wfly fc2qek-1re3k36 1xhphmm-wbek5s hulce6-1ehgsw6
    10lwntu-7gp5ub j96k24-1re3k36 3oyee8-1re3k36 hphpwm-10nucrp
    50: 27x6nw-1xd9xjt t87ajh-z687hq 1lg8p7m-1f6zw5j t5kk1j-z687hq 112t7kd-z687hq a79qn6-3je1jo syyjfs-sbocoi
    uw3hq3-2vco3r fl4peb-1j41lka ofti8a-z687hq nnbicm-1rphbdg mrrhf2-z687hq 197cly-1df7dm5 1pgk9h3-6z9aco
    1d0m009-14nqt05 1g8ibr2-a3vg17 zah9ap-1y4gmo4 15btihf-c0vfs3 q1e8lv-rrv3pg 1i2ps8s-rrv3pg 1k2n48f-19habx9
    13i7g9j-tcxg6v 1bmfvf7-1oqq74o e3ddug-1oqq74o zn6aan-bjotf7 19i75dl-bjotf7 1asxqpp-bjotf7 1sa1luf-r01cy8
    5iriw4-r01cy8 fn6urt-r01cy8 owlo3t-xkxcfx 1lb6zqm-nrnc6k 8zg5ec-r01cy8 1kj2x2h-wxx1gw tblmsy-hfguj2 446m0u-10nucrp
    51: r9kemx-11ttnpl 1q9hjdh-1y630jp ry59i8-10nucrp tya7bh-10nucrp 4fhgfe-157dig8 ejlzmn-1x2vdom 1gas7od-1x2vdom
    1gs0zer-1x2vdom 1xrhfhf-1x2vdom oralzd-1hoie1g 1wdddd1-148owy5 1q7hcq4-1kwrqzu 4w559z-axe6j2 10mypx3-1nq330z
    bop8es-1nq330z 1y97idw-iblqfz dp7h1p-1nq330z 135zo82-1hnd2do fdqjul-79r571 1kluyow-a3nl91 1xvymkt-10cpgvh
    13cb0uy-j5e6gc 1a1zk3z-j5e6gc 178mlly-7d2chc 149mb4j-19yovc5 1x0sro0-yzsrnv 1mx9gj7-z4u3mt 9e9k7c-1qororg
    mxpb4y-1a0pxom 5foxxa-171mslv inqfyu-b3io1c oyf6j8-b3io1c topmhs-a6vax4 12ekrfp-b3io1c 1otcoof-b3io1c 5wuwim-gtqm38
    11l5qim-b3io1c irjhqc-1ewygvv av25z2-b3io1c 7yd9h0-10nucrp
    52: kx4y4b-1u20glk ew6miw-1tkdxls uvr58v-hn2z0j 15moaon-1y3dllj 876xnj-hn2z0j p6fake-wgfgw6 ir3lf5-hn2z0j
    uf0k6y-ekayuk o92eiz-rs1evt 5glyoh-1aeuy70 17ej1oq-a56cu1 s0o0as-1nlh6un 1i8hgf-1nlh6un 1akkeh9-1nlh6un
    xq8z8k-1nlh6un 1m2mmzn-1nlh6un ro0jqq-4v69i5 159rykv-it742q 1bnmj2g-1ygkrsd 17b2me9-yb8hgc 1d73d78-yb8hgc
    1566h4i-r9dn0y 1b0didm-1t3w8v1 nh89ro-1t3w8v1 1217vbs-1v7n456 4n55vq-1djs8iz v3mbtv-1pz61l q28tx0-17gtqec
    2lx3d2-140y97e 1vtguk-15q3n6z 1a6gw77-sfc5ck mq8ny4-1hn14wt 1auzyl4-1hn14wt idbxp5-1hn14wt 1ue1lpa-1xh8vml
    kulzqn-jjjup7 1q00qae-2pfxui 11zjv0f-10nucrp
    53: 1rcfxts-3la47b 1oot722-z687tt hum0px-4ob2k9 1f92x9i-1ncvdkq gkhvyf-1ncvdkq 1ff0qef-f6xrlr 1w6exct-ezrvtc
    16cyncp-ezrvtc 1wgct98-ezrvtc 1adeu39-1hsmb82 11fwy6c-1jsji50 2k1lpw-1nyoa3x nd2no2-a5zi2e s0l3s2-i43njn
    qz3iex-10wr9n3 19hqbtv-1x47tgv 1usns42-1x47tgv jmqiik-wahlm4 10e6ve9-180c2ss 111hoa8-37jlfk pfbjww-8hxhu8
    1nsekom-nrwdy2 1rbj138-180c2ss ek7x7r-z687tt 1jjf4uz-cc8rhq 1loqacd-zilhwg emckde-ad9zwf 173ol4g-10nucrp
    54: 1k4y1fa-cz545q nlian9-kucci7 1p1g65c-5rnmvd u6slb8-5rnmvd wtl1h9-hm3i01 jx1ui7-ruvi14 6fyzpx-17fkbk5
    kqy152-5rnmvd nct5wp-b3ipdo pfigq6-f3ikes sv6ulb-akyvix 1oyq1st-xdb8lc 1a9hyfi-com01p 1b6lgg5-1c4m4kc
    1ejnhws-akyvix 18muvi7-akyvix 1mccswo-tvuzhq g9r7q0-akyvix wzu67j-1f0asay dp3qhv-1aue717 85wrkt-com01p
    14cgq4q-com01p 1yohkl-com01p 1yfy8i3-1gycba9 1qwum17-1mis7ho gqfbbo-ugq6cq bfzjz8-hsjtk5 1205n33-hsjtk5
    4o7fbp-hsjtk5 gxywrq-b3ipdo 1j4s92p-b3ipdo 1768vfu-1qt70a8 3dpiuu-hsjtk5 yw8y7r-hsjtk5 y34977-1wmj3en 6flctd-fr3lk4
    cz4775-10nucrp
    55: 1xdl84u-1rsmumg 14xm02f-b3ippr 1n92tf4-1kmftmv 1x3emo-17sx2ox 162astv-1f22tk5 1yj7pmt-1rzcn7e 13vxhr0-1ob5x4o
    1rvevst-19uawru cac0b7-i0fwnn 1qi1ejr-1ob5x4o 1yu65nz-1ob5x4o 10bguek-piz5fa 1rcmxz6-1ay72l1 okyu6h-1ay72l1
    1cpm8dq-1ay72l1 l3jlmh-c4txy5 1aefb9p-17d8tsw lqwgwp-clpyh7 1bcotw3-oyyt8q 8nntif-zfkyll 1edh69v-zfkyll
    fsqlmp-zfkyll 4if6d9-i39rdd hnnpm2-zfkyll 174efur-la0bp4 1kd8xq1-zfkyll 1r74fdu-i39rdd 1bbr2nr-zfkyll
    1waen77-zfkyll 1x47lks-arvzig jmhs2u-7ds12m l6gvbr-1m17u1o sadx4f-1o9hde3 1j2j483-10nucrp
    56: 1ekz5e2-11ttnpl 19oltuv-1liso5e i5kkd2-xxmqct 1tse3zc-xxmqct 1e8l9j7-xxmqct 1h2j350-xxmqct 18wm3h6-xxmqct
    zzdpx-10nucrp 1izfmu5-8dx0vp 1ljovmv-10nucrp 1u97q30-10nucrp zvybl6-10nucrp tv0bd2-10nucrp 19fa6xd-10nucrp
    19dhgcm-10nucrp ou2zjo-gjyck6 1vrtupo-1j5gn0l i14r5s-10nucrp 3l6oqk-10nucrp k5xp4g-1ozhv0t 1gj10e0-1m4h588
    1hig9kr-1m4h588 nbhncm-10nucrp bay1wq-10nucrp 1n0txux-10nucrp hsqulp-1nx4ze4 twzepg-10nucrp 1u0fkj7-1ozhv0t
    1ig1fy6-1m4h588 qa0f1a-1m4h588 k2dkl1-10nucrp
    57: 1slcgon-cz545q 4luap-zpegk4 14r4ynw-10654k9 1pn0g63-h18s45 ptcx30-15xsdwt mkmjf7-1g99lx2 u7oc6s-1sabvbc
    1v60ts4-ywmbqk 1wlhtm1-pkk0ut 17zvm8f-1zwjgo g79my7-1bdkdrr 1oa905o-fpkme4 1gbrdka-7xyqg4 1alcgfb-lpflp
    jqzrwt-f3qydy du5p3s-f3qydy yzpjqw-f3qydy ppyfj3-1h0p0vt 1ap4ftg-1d5jy34 uo1e09-1lzqnz3 gr7yq9-defo6z
    1jwxzqs-1xp4lnl 1d9rxp8-35gg7w 1k4xcz5-1co4y9q 1eu54yy-uk2z6w hd1sf4-1onentv 102bz0e-sf0zc2 rfhn8v-1lbu7i
    bkkp0r-hsjtk5 9a1hux-b3ipdo icn43d-hsjtk5 tbnwzl-b3ipdo vld4tg-b3ipdo pkcau6-b3ipdo l66xeh-1huj6vl rcx3rr-gq2nsq
    1qt1kr7-5rnmvd srd5m7-fimje5 1798a0t-h9l8iv 2p29ed-10nucrp
    58: 1wqnbaw-cz545q 6t9t84-b3ipdo 1ghs2wd-b3ipdo 1o32bgf-b3ipdo n8syqj-11g7ck7 1ckcv53-12m809t 1kcie2v-17fnbn4
    ib4pya-4gsdil 1yhgy6r-1f96hmm 1t4yi0s-1kmnhpp 49dglq-lppbga 77zokf-182df5i q7b0ut-y4vdc3 kn5oc3-12r8d89
    y9qpot-1nv1bi6 qw2ss3-1nv1bi6 1h7tvcd-bjgc9n svtz1f-3sp5 1c0eubj-hhqqrl 10lgvc3-hhqqrl ug5wx7-hhqqrl uoepbe-hhqqrl
    gnhnt9-hhqqrl o6748u-hhqqrl hhq2k1-1s1h1mz 145i7f7-lquaul 1q4b8tr-5m0hju wii81j-b3ipdo 1rsm2e8-xesfd4 u4ig0h-b3ipdo
    9dx4ye-b3ipdo 38cluk-galh01 9fyqlm-85n12o 1eyy4za-10nucrp
    59: 1knbr0-3la47b 1rya4lo-1k3nyhz fxefjl-1p2u05s 2chnlw-1viwd4j 1fqdstu-11kdfz5 1gcckfq-j1uq1b zvynqj-199mxpv
    hskpyl-o877sa q986ju-o877sa 14ry3mf-o877sa 12hz8ux-1pbmebx 1bc5d7a-qiwc38 c7k8rc-1kk9k6c wqeieg-qiwc38
    17f1ql3-qiwc38 bb6apg-qiwc38 9ea05n-1cpdpfk 109zvpw-15kom28 1i8x6tz-1wzdef1 38tnw1-g0wxtc 335nvs-18ou6fx
    3x48i-g0wxtc 1qxg124-v70ry5 159w8rm-z92rre 1wwuttj-7e94ns 12z7ak7-1lp08ik utqhqr-om7595 h577xs-om7595 lacx95-om7595
    sirg4y-4mwy66 lyblx5-100wfx0 bgvjy8-100wfx0 m9rlei-knsoqx 4jjjzw-10nucrp
    60: ss6ygs-11ttnpl 1cm19h6-10nucrp 1n9jkjw-10nucrp cgh8yi-10nucrp 15qh60r-10nucrp zw7dtz-1liso5e 29qozd-1fbb3wf
    1kejujm-1c351rl 1xeos2s-1c351rl a2za38-vvdpj7 23ys85-10nucrp po13he-10nucrp 1e78u55-10nucrp 1wvrui9-10nucrp
    vth0te-1liso5e kguoba-xxmqct 1sldd3u-1ls5lex 1lqlw3w-xxmqct emy61l-10nucrp 18v6mmg-10nucrp 8ss14f-10nucrp
    1f5z0ci-10nucrp 1alpqlv-10nucrp 1b1khha-10nucrp 141c58o-10nucrp 15n2vh5-10nucrp 1ci867f-13gvbfg 2p8cch-10nucrp
    1fccg4c-10nucrp
    61: 1d7078n-3la47b 1pewizw-hjnl7b byowo8-s02jvz 1yvop8f-1onb5ct 1lola9d-1onb5ct fgsb1v-1chipiq qhhb9i-14hp7ei
    177xv0p-exg5i5 g8mjyb-1b5ezgt w78c82-1b5ezgt 1psbzel-1ipokjx b4s11a-1kj1xuc cyp2td-1kj1xuc neowob-1kj1xuc
    1ringlj-z687tt 11vu378-z687tt g69us1-z687tt tv3eq2-1kj1xuc wdxrk1-hnt71n 1x9p3gv-1oprubh 1wvfdnm-6bizl0
    vjgpsk-lc17iy 1uewal2-1m3y7vh o9ve9r-f5fcxr 1qckzbu-f5fcxr 59jhio-5qb1z3 vdpwq6-1bg3cs8 9haws4-1bg3cs8
    1mp20wj-ekqarx 1yy7lkp-1bg3cs8 my6vkf-g0wzhr u52liw-g0wzhr 1aklz6u-1bg3cs8 1hwundf-1dpl03d 5hm69z-10nucrp
    62: b73tq1-cz545q 13158wb-pdmetq 11fbc5a-b3ipdo dujtl-14tq0z0 1adlxg5-14tq0z0 1x79u3-1dw4bq3 t5unu-14tq0z0
    16touis-14tq0z0 vvbznn-b3ipdo ob0kxe-apw25q bt66yc-1ypspl4 vfbitp-tw99bi r0ulx6-169owlg xgvhnx-r8ug2f
    12nocyn-13efmrt 1g7wv4w-1xw6ty9 1aajbaa-1xw6ty9 tnko3e-vl4im0 10qaxw0-19txs4q ne20gw-1xw6ty9 1ysqiwd-17e3i9b
    1fpeejb-1sp5w6o 1n1051g-1xw6ty9 1b3i9b5-1bx6bzx 1vgsz7j-1xw6ty9 c1wd1g-10nucrp
    63: kx4y4b-1u20glk hlziuv-1y1r2rt y7rejd-1cy230q 1ra7k4o-4ru1v5 462j94-1xxmyy8 12dguv6-p9iryf 1377ws7-1nlh6un
    i1ihkf-1nlh6un 4tqea7-sldsb4 1tkai1g-1n8p9ie 1y5sm7i-17divjp p2wxp3-hn2z0j fejphp-hn2z0j duo991-hn2z0j
    1mrwy81-hn2z0j jc54xd-1naizl5 ecy0ny-hn2z0j iv2snh-f7m05 i2ekn8-hn2z0j 1i5i5gs-hn2z0j 7f9hqq-hn2z0j viykuf-1bi9ait
    c2rgip-hn2z0j 18lm2fg-zq0w3g 1xu6aoo-17869pi xdc25i-ngk65p 7hiqxd-gy8hpd fku8j-arhptk 6w44dl-10nucrp
    64: g073ij-3la47b me7vjp-z687tt 9epbsu-z687tt rp0mia-1yrou6p dl5ewl-2zpxa b6o9x0-q2u6f1 1y611eb-cpyany
    rdeik7-z687tt 10930qj-inj0z9 4lxmph-1g5q2du 16gey65-z687tt 1vtmhle-z687tt 1yvrjul-5fy2sh 1bo3fi4-10482r5
    18xinku-1igcgde fhcxzj-rfr86n 1b5pg1f-1igcgde 1xxuf6s-1p4c877 f0fzz2-l2ng54 1cacfsp-14m7reo 1t16itp-26ifc6
    t1z5ry-suj9ku 3r7t3t-zkfm6e 6zv37e-15gm7r5 lsz23y-3tzvmi 1b7jms9-7xk3fb 1lilvg8-z687tt r5pykb-z687tt 1grdftb-z687tt
    1hvhpje-z687tt 1k0j1sj-1818kjd 3lly78-9t7dyw q067kb-12g7kze m6xpir-10nucrp
    65: 18co3al-1totfyl 15zsxfn-hn2yog 1x11lnd-hn2yog 1bd3i66-hn2yog 1w8myhb-hn2yog 1xxpdi9-17k9ual fitq44-e2ur99
    jjo6i4-e2ur99 kcfp70-122l0cy fxkms1-9wksbh 1jtimr8-1r049l9 s33sw1-k4zc7d iofthe-mmvhyi 1jjzaid-ur1ao izsd4c-hn2yog
    zi80nl-1m545b3 w92cgy-1m545b3 1w3a70b-1m545b3 nhdzr4-1pxzygr 101v71y-1b6u78e szxtcx-1afg4ce 17mbj33-1midt6m
    1ac72tx-1midt6m dbrlv0-fiezoe 1ydnnle-1g9k2wr wki8ie-1midt6m 1cqu15b-11hrbn3 2bejwb-16mqzde abpsnx-nyxphx
    15rb9yx-gyrs96 h8wja5-ggro47 q4si4h-1eu5bi9 q7wwl6-3x437n 1cot33y-1b7j1ry 1jm28rb-10nucrp
    66: ui7l7k-11ttnpl eov7mb-10nucrp d2l4d2-10nucrp 1dhw2wp-10nucrp 1aj2bqr-10nucrp q8p3hl-10nucrp 1pwj1zd-10nucrp
    rmh13r-10nucrp mplwdf-10nucrp 1svzk6a-10nucrp 160vjos-10nucrp 47sezs-10nucrp 1cdbmj3-10nucrp 8uldl0-10nucrp
    kb4nfs-avxy2t 4fv2vt-1onvdef uldt9i-1d6w643 i9uxim-3b1em3 1ymtq3k-18yx6g4 1pxqjbn-t313jf 1eo2sb8-19dudq2
    wml7t8-1dbij96 1sl52c4-1onvdef 1wq73eo-le3k4g 1hk2o1t-1vw3loi 1hx3oxq-163ba4n 6h5s63-11tk2lj 1r0khbs-xw8f0l
    1j83dos-xw8f0l 1il8qrr-xw8f0l vm5le9-10nsg40 1r4n0u0-nu54wk 1n86a08-13zoh12 xe4fp0-10nucrp
    67: n5fofu-3la47b 87lvn7-z687tt x50es2-z687tt cd8e19-dhum78 1nmlew9-191on2n ruppso-umhqpg 19y8444-1y3jobx
    xfv1ic-tdnwvd i7q4nn-tdnwvd 5az0wk-1q34jd7 11x8ia6-13nd2i4 klief-qs6wsi 161jsw7-1kbti2v 9xtz6q-1kbti2v
    1hbunq6-rufq87 hb56ra-1ri4600 1fyiuld-5czwkn 1u4jy05-1ri4600 1dkms46-5czwkn 10wa3w6-ud78pl 2yok25-1ri4600
    1xstb2b-7z8s9g edludy-z687tt 17vk3mg-5czwkn 1e6vbj5-z687tt fayfxy-z687tt 1wbvce2-19bfa2v 1o5fvk3-19bfa2v
    1lrffvi-1laabc6 f8h4v4-10nucrp
    68: rz8x3x-cz545q zi8r2o-b3ipdo vz34gv-xesfd4 ugxxvv-67hu46 7xb16i-ruvi14 pihlcc-3n3gz0 woycmi-un4hw dhq4uq-1g1v4z5
    ayzhfe-4e2x54 f1fmda-hsjtk5 1jsmki1-m5jayl dc45wh-hsjtk5 2o67uu-hsjtk5 j8ka22-hsjtk5 10zm0x2-hsjtk5 w96qag-weem2u
    1x2ye4e-hsjtk5 5baul9-hsjtk5 ce5bab-cfwkyn oo89d1-hsjtk5 g5j3v7-qecwbw yxddul-1f96hmm 38c21k-1f96hmm zxjli9-10nucrp
    69: 1xsimw8-3la47b d4v2hh-z687tt 1q9km9k-z687tt l0xujm-z687tt 1vht2r8-z687tt 19354h-14qrjq7 104v1l9-nq1phh
    10ar3e3-rkfs13 lkfxpj-1dv7qvq gofhwp-z687tt sxed7d-14qrjq7 1g8kxqj-z687tt 1dba89e-z687tt y2svf1-z687tt
    kk7hb7-z687tt 1kh8wy3-z687tt jkrqc5-z687tt b4fxu2-4ob2k9 1qxf65y-1ncvdkq 1rtxofh-1hp2lce o6jo3-15yborn
    1sy2j4a-1t1wcr7 vjg8gu-18ywvq2 ij6d5s-1cl7er1 1u63mxa-z687tt 18bfa1w-10nucrp
    70: 16wmd2f-11ttnpl 16upozw-1udoj4z 1lrspa9-1onvdef 15ccq32-1d6w643 1bq4ym0-1d6w643 iphf9l-1d6w643 1qfqanx-10nucrp
    1gttny8-10nucrp 9l9wrw-10nucrp xvxlja-10nucrp d9f7n6-10nucrp 1h92img-10nucrp yin9z1-11ttnpl fvwz2y-10nucrp
    1jdw7f8-10nucrp 1v13gmn-10nucrp 59p8vp-1liso5e ndiuvy-xxmqct 1hyqk1p-1y49ieq 7ln1g6-xxmqct 1kqf7rx-xxmqct
    9hc4ci-10nucrp q3u6bb-10nucrp 17pl9nr-10nucrp z2oppi-10nucrp l1vrwp-10nucrp 1d37p1d-1liso5e 9nth9o-xxmqct
    1pfy8w6-xxmqct vrgbt9-10nucrp
    71: 15wbv12-1xd9xjt 1nzw8cx-z687hq 1w4kr0h-vjkzfx z3fy01-z687hq pxo9g4-17z3cf2 46fsjj-1pt63tw 1yi2g37-vjkzfx
    1vrkxee-1pt63tw ytbwt-z687hq 1bfpgwn-z687hq at4b3k-z687hq lxwg9l-1pt63tw 1of9ebm-z687hq 1vb0ivd-z687hq
    2mv9tq-z687hq 1jemn5f-1jjmr2r otu3v2-vus5wf hc71hy-11t8sc fnpwng-ndx5po fssxjt-18b5ib0 197wydd-18b5ib0
    z8r72e-18b5ib0 1ftf7d0-18b5ib0 ewjkzo-18b5ib0 3dmc6z-49teyb 7vzg5y-f5o9l1 1x2pik4-120mz38 145sgxi-diycqz
    1lfae17-ddpaog 1tmnw6k-10nucrp
    72: udnzt2-cz545q 16hgpsg-rgz1vv 7am5u-hjfu7b 168az7t-hjfu7b a5k06y-ceuxw1 1bhhbyy-10hmkzy 1yma485-10hmkzy
    1qd4d9h-10hmkzy 1xaytox-10hmkzy 1pmojo8-1ee8ebe 16a4pmj-140dn9y 1k8u3tu-x0zl5o 1b9f4yj-13q3wdd 1pcknga-fimje5
    tr4pwc-5rnmvd 19blqvy-5rnmvd 1egqntq-ig3mcs 11ghaf6-5rnmvd o9lcq8-1y5aebg tnhc8p-5rnmvd jplyw5-5rnmvd
    1ivysv3-fimje5 1dp0fxt-5rnmvd 1rnlhwl-1i4mnnv 83v0gs-b3ipdo oqlsjt-b3ipdo 1q5oko7-b3ipdo hi0vv0-b3ipdo
    1lhzw0y-b3ipdo 11q13jx-1x0epvy b2g6jy-honymk 82pi6a-5k7wf9 zrku4j-14vivdn 1o2vyld-10nucrp
    73: 1e1ebof-cz545q puj7s1-b3ipdo 14eduso-b3ipdo 6a62ob-1540j8x qmgzpt-b3ipdo 1oax8yj-xesfd4 uc2pnj-b3ipdo
    nuou1r-b3ipdo korkj2-b3ipdo gh13o-b3ipdo vs979p-8qknrt 16maq3c-b3ipdo 16gweu3-b3ipdo 1qh4md1-1jzmrrv 1y78oi0-xesfd4
    1gm7kco-b3ipdo 7u3o47-b3ipdo 144qokn-b3ipdo up8lh0-b3ipdo opoks6-1s96t9m 691nz4-1bye16u fwpy4z-14fj3u0
    dn6jno-1i4l0zc 3h0sdt-hen44e 1tlf42m-1cmckbg 138rf2b-8eck1p 9f8s9r-1qfhoz4 1i3fnus-1qfhoz4 15pbm41-6tf4dc
    w8y7r2-10nucrp
    74: 1q80ot9-3la47b fd1xlh-nq1phh 18t31f-hjnl7b 17w8qjk-z687tt 1q317lv-z687tt 1wuex91-n7v0e0 lebunn-14jlyew
    1r7xxnl-10e2ayw eg89tb-o32gd2 1j5dep-vq2jml xv5q98-vq2jml ue33sp-vq2jml 10wc12q-116yqbc x1nd80-sihs3w
    p90vmt-1rpfc9n 1s3tuev-h6gbes 64znat-c1pubf 9h8pyl-185uoup 84dipf-1fmjqkq u2qhnh-184zhwr 148f136-1mxlph
    9xft5i-1i5ta83 yin8br-1i5ta83 17eaor3-1i5ta83 uj4oiy-1i5ta83 dm6ty9-10nucrp
    75: 1rg05zc-3la47b 1q0102x-136ch2w 19d5e0w-z687tt 1pdm1k-z687tt 1qkbqbt-1cj60l1 1jydmpq-z687tt df93mf-umhqpg
    1unidyz-1g5q2du 10ip6aq-z687tt 1jquq6r-z687tt 1efw0du-z687tt vymxsa-1ffkm1l 1qwf7v7-9p33to 1v3yw9t-13pdkqg
    178e9d9-15bwnni oshxzs-h9cwvi 187oeri-7d40m 1rp61tk-2lhhdq 3iz5et-z687tt 8o8flr-z687tt 1yj9rcs-z687tt
    ng26w3-14qrjq7 132xmzx-19j36b7 1yintxy-mavzbs 9zjhfn-14cutj5 12bm15o-z687tt 125arfx-vsdx1y o1mujs-vsdx1y
    mt2k1c-17gl1ab tqjxyj-1blbjxo jm4wlq-vsdx1y q7ar0f-10nucrp
    76: 10dxy2g-3la47b 1mtpoe2-g2ktd3 1il4akh-1arswbq 2nvfky-bwhbxc 1vjdh8s-bwhbxc 17tydnk-1kqj6ve 13d9xzj-9flo18
    1o4jjc4-n9avv3 25erd6-9flo18 1tx6gt4-n9avv3 1oqcwbb-n9avv3 eh85r6-5vyk9g h65zga-1x47tgv w1zz83-z687tt
    1a84lu8-1x47tgv 9bz3f0-utyn92 gclji7-1gvwzu5 lfmbxm-z687tt q8t46g-z687tt 1jfosoh-15gm93h 18yt24e-11q9fat
    oj36ex-z687tt 81ihtm-z687tt 626anr-z687tt 1n79war-z687tt 1stsfoo-z687tt dclzuj-gulinx 82zqa4-1svgs62 zp2c8o-1g7i66o
    12zk6ho-14s2eiu 1nrhvrj-10nucrp
    77: tmu2c5-3la47b d88708-15gm93h 1yj8ogd-14qrjq7 156rj8f-z687tt 1ww6q72-z687tt 3i39nh-z687tt 130h8pf-z687tt
    vz77o8-z687tt d1n6i4-15gm93h 1dfmzbl-z687tt 1xdjxp2-14qrjq7 x8mza8-1yd57eb 1v3slne-1cecuhj r5pfrm-z687tt
    1koku6x-z687tt 1ehfllq-z687tt flzfxa-z687tt j4nc9-z687tt 88k1jr-1ksynzf pogh2v-me0rp1 pknh2d-16pu3xc 1vu8vei-z687tt
    1kq8fy0-vsdx1y vrf6ts-vsdx1y 1h0fjz4-1qx9vty 883zk3-p4l3m3 1qlcwu0-1u9jdww f6edp8-10nucrp
    78: 11z2sro-1lh0xpc 16zj64l-i3yej3 pvmqhg-z687hq cr33y1-45e6da 1bmtvpf-v00ayf 80nug1-z687hq i06u0h-1moy5g3
    cgb2qv-elp9c 1lfjjw-19h566z rxtgq5-ajy0wu 18pshky-1pjr93 16zss2k-kfrwop hfzh5g-culz9p zxh9f7-1a0gg1z fur9jn-3rbd31
    1d4wm6z-mmh34q n0van9-eh2qde 1jm2p1m-9d6qb 6eldlj-jghni7 1egihip-jghni7 2muqvi-1ivtsr4 1hacp2d-1i47v0r
    hwkwt5-ut3enr xhaw1g-1np2v58 sb0ave-cutmp9 158nr3h-1ym05js ve5g28-c1y9uc 94kjyc-10nucrp
    79: cdvizk-1u20glk 1tgmoex-1ntumcm 1og65nq-1g4dh44 q26ys8-xk000u m4y6tj-xk000u 471ng2-rc5jwc 169rd9c-1ojc18m
    2bpxkp-xk000u vm69cc-xk000u xy7wn3-uxjaa9 4w519v-xk000u 1c5agul-4b7jw1 9apk02-1m0yub9 1pdptum-yr1w85 voncc2-ga58j8
    1jmao64-m86kwl 1dvtltx-z9trhx 1f9er7i-1ng5gii g5c50s-etghrf 1u3u56t-10l18t9 a42w7c-1ng5gii f87upj-1pbxyj7
    i3oa3f-1s2zpx9 w6kwk1-1eo7vyq 1o8quts-1feogyd c1oec3-1r0s57y u0fn16-n05s7a 13qlz63-1s2zpx9 1e2u8v9-6vrhnn
    csjs8c-1s2zpx9 ksq3ku-2ajqkc 6nvhnl-1dnu8z3 x5ngvo-76740t 1o4t62z-76740t 1hssqvo-76740t hamlua-lpogl8
    lc6sa5-10nucrp
    80: yf6bxg-143hve2 1duix6o-1d6w74c 3k3zo7-1d6w74c 1hatykg-poict7 1weeepf-1ccop5b 1tux7ot-17n4ijh ak2jeo-nzl9vy
    1ok1a6q-dkk891 1vd8bkb-1bztn6t 8zpul0-m55fy6 1m4coxt-4we4dn 1xrtxg6-txu2p9 xmnz4y-1c9umvx wq7vjw-1am870r
    ob39je-1am870r 117ka8d-1am870r 1tgwpbz-1am870r 4gbs17-1am870r 1pa28ug-1am870r 1qb29hk-1iya9vb 6yh5hk-jq8zl9
    j7rnm1-1lgltui 294t8y-1ixa7t2 10isbwv-1i0wz9o 12bhzll-124nmua cjledh-p1pckd 11fx0f9-178rm6s 15gsz8e-178rm6s
    wepb03-1lgltui 1c6y6v6-10nucrp
    81: beiyue-1totfyl hyf81q-zo7vas 122cwva-ce7vy1 18zz6k0-11wh2c5 s3k01o-11wh2c5 x5f7oz-b33zqg 1j20uov-1e2ewl6
    1uh6n2t-1voxltt 1snpb5f-vep7xz r8czh6-1voxltt 1rvxubl-1voxltt 1atox5u-144x7c1 7in3xn-1voxltt f1uksv-1voxltt
    1j0nn33-1bx3c6x k4erf6-ovmuv 5u8kt4-116ne0c 1u2ppyx-1oh8pra 17lowcy-1oh8pra o5xt03-1gf9939 wp35g6-wx6is9
    1u15e9f-16u69pt 1sl55vb-2d8k7k 24pv05-gb7pof 1x6f88v-dubma0 but2ka-1wwk9u8 ecwmbe-zyii6x 98i2a9-14ryjeh
    1kbbi72-1bbnr3d uz0b69-13l0qlx 17pktld-10nucrp
    82: 18sipj6-1rsmumg 13a4abr-quhsbb dtirel-kuzgbw 176m5pv-j4c25k wxvewm-8n29ww 19xy954-17yoefh 1fcjxcl-jl8wil
    1v1b9i3-jl8wil 130nb3q-8n29ww 1epioc8-8n29ww 15jm937-8n29ww 5eokio-8n29ww 9vin1g-3ublxr tov1wk-1je8xjh
    m1re9m-10le29t 1silfp8-1aua2vj 16evydi-zr7ow8 bekjir-jd2xrf 8ljih5-js7l1n 17ntirg-7g26an lyoe1g-ih0rd4
    fvmbfp-7sjomb 1jxsj9h-z4niie 1rbxyok-z4niie 12vf7cs-1b94739 tc39b6-1b94739 u8oql6-1b94739 10onl5j-1b94739
    o7ve61-1b94739 745mde-zhk7mb iwirj8-12skbd8 qre5qz-1h8yu34 1754m0g-anv3ma bteuj3-10nucrp
    83: k42uyo-3la47b s8v37-1ygrc4s 1n38q0d-z49qu hphisg-1j40kmz a9t9ou-1nk0vai gli9lm-17xp99c 5r0ooq-1yptqtu
    7dkbhz-g87xdn 1sj3snv-g87xdn 1h5tez3-g87xdn 65djjq-4m67i9 19uu315-15yborn xu755c-z687tt 14yh18o-z687tt
    1xx9ong-hjnl7b 1ww78qk-z687tt 5w365j-z687tt 3ef70t-z687tt 1oxa0dk-z687tt k3qbta-15gm93h 1oj4zax-z687tt
    1oeby7w-ea3jb6 u5660i-mdhmzu es8c20-1tybz2x q6n7nt-xu834j 2jyvsl-orr3o5 88rd4c-mdsvc2 1gnneom-1jv1sla 9qpo1c-w0hj0y
    1l2prgz-1jv1sla 1wbh4ql-ynih1t o0x1t8-17dg8ik 121armx-zyklg5 692tk9-zyklg5 lbzud7-10nucrp
    84: 5wggs5-1u20glk 1drszn0-1d3q8r2 lsukm0-hn2z0j 1aihzk8-hn2z0j s5u0at-hn2z0j 1git9si-hn2z0j 1y5521j-hn2z0j
    1bw3v7d-hn2z0j 1m8rkmz-hn2z0j 16klaoh-10ij12l 1a1oftj-e8e76k 15a0fef-mn2mcz b2cn2d-42dxtx 15d7qxy-icyzb8
    1t4za7n-d1v9v3 dwy758-5p2qqs 62wes2-k78cxv 11eg9hj-1gk269z vmsahd-11xkj2g b0p21o-q3yawz 1cocyty-1bpd5ml
    7nyvmt-x7ciif a24xu1-10id0la 1tmez79-d03h33 1b8fy4p-4mtufw 14m5fp7-1l3nzgr 1u6ylbk-1bpd5ml z5yfix-18kanzx
    ox6yq7-1bpd5ml 3kb84x-69m4jo 1f2a0ni-157dkhf me8hg0-t4zrig ubjvec-lc3gzg ybifr2-lc3gzg 16vynv0-10nucrp
    85: u2b9ph-cz545q 1dtrto-b3ipdo 1tvnbh7-fjsf3v 51kj0v-cwf9tn 1yao551-asujr7 1x4zpbi-11bb2sd 7a6qg6-hsjtk5
    ebud9y-1jcmmq6 b9hy84-ruzrpl 4pw1ob-149qp1k awp2fe-i2nc72 gtsilv-i2nc72 1d1g0u5-b3ipdo rq27he-b3ipdo s9gkqp-b3ipdo
    1a6kqbf-10mbxo7 vroukm-b3ipdo 95o57s-b3ipdo a1h3ia-1w0crsh 7zo6i4-1ua17up 1vz7cli-mpupbg a7xbrh-b3ipdo
    1xm3f6j-pucw64 1k0xkvt-b3ipdo 1wgxyj6-b3ipdo 1p848r8-ro8ako 2j0pmw-b3ipdo 1euof01-b3ipdo 1101rcl-orfun2
    yh9c5k-xesfd4 8l3glx-b3ipdo 1pt6b2e-10nucrp
    86: 14f29i8-cz545q 2v4hnj-b3ipdo 1tpfhsd-1yt0blf 1huhjdf-8u2yxe pwmn93-xesfd4 16m833i-10mbxo7 vlr8q7-b3ipdo
    wkdm4i-1xmyxha lb0s79-b3ipdo i44btr-b3ipdo 18rzztt-b3ipdo 1qjqtng-b3ipdo xamprp-b3ipdo v6q30t-b3ipdo
    1vznqlz-10mbxo7 1bi9r7v-xesfd4 1da33ef-b3ipdo 15gn2bn-b3ipdo x35tgv-nwmwsv 1o218p4-1xsry68 xva07x-1lh1ewb
    1matlmm-1frwap5 1x749pc-1uglqib 1qng0lv-1uglqib y9dc7o-1hqcsjq 13owmdm-1tdimgd b9h86w-puroox 1ygtgu6-m8lux1
    p0b81h-1p7oyuy 1tuknna-b3ipdo 17ckyj4-b3ipdo w8y7r2-10nucrp
    87: gcoym7-cz545q npcx4d-1oq3s30 1npk2m-2sidy8 1grd8ai-wtw7og 15n0uwq-wtw7og 1cmteyr-aygw9m nubzc6-1qayq43
    zka5a5-xvfj2 h6oigl-ov5ozc q8sunm-b3ipdo olpkpt-1nash88 tgm7ee-b3ipdo m2cjxm-b3ipdo 6fafv6-b3ipdo 5g3stu-e80k6o
    1lazgrv-b3ipdo 2mtj5p-1jm0f6x 1dr8ysr-p8x9xz 1k4w71w-1ceuge1 5p0s9b-hvrgfj 1r040rz-xesfd4 udmhh6-1uz0rne
    12e89f9-1cp3zxn 1530ib-jy9ocg 127i9gc-l7zeyz 1f1xqnn-twwa5s bcgiik-10nucrp
    88: yf6bxg-143hve2 meo1x5-pjs5e7 1w4no41-1xnpyvf 10ym0x7-swpvks ja8jr7-1rfg5oc suiel1-o6xcg9 1cmem3b-f9yl9t
    ay3t28-1d6w74c q8ynly-1d6w74c lwug4z-2co754 175ab6z-mcsc6u 3fmp32-1gw11wa rmusw7-18lq6or 12og3io-1d6w74c
    1qyhkvd-1d6w74c 1g72yyw-nyx8wg 1d1e65l-1yag8rg 17by2nf-1jmb8ke d4mtk9-t44i97 11740gn-v48wcy 1jsg394-9rmmqt
    u5rnuk-9rmmqt 1fthwdf-9rmmqt 6vx6ce-1fvozk 1a4kowh-9rmmqt sr9xi0-1cfsj7s lejye6-19kz5l3 15eglth-9rmmqt
    pjrksi-sr410i 1ul8rtk-1jqjxv5 1n4stv6-1tbyb1d 12t8xmb-tei4eu 16uddba-v63qcx 137yd7i-v63qcx vcxut2-10nucrp
    89: 17l4lqa-11ttnpl 551m9f-10nucrp lw8n16-10nucrp s3clpr-10nucrp 8uuzns-10nucrp 16yo43x-10nucrp fay449-10nucrp
    i921e8-10nucrp 14ue9wx-10nucrp wgd6mi-10nucrp 13rer1r-10nucrp ksbus2-10nucrp 16c7gw5-10nucrp 1doqna6-10nucrp
    nb5usk-10nucrp 1bd4aa1-1liso5e 402go0-xxmqct 1sb18x2-xxmqct e4knvb-xxmqct 1x8ric7-xxmqct 1ul6jlw-xxmqct
    1uur0t3-xxmqct 1ukp60k-18zxmew 1h4sbzg-xxmqct 8waaue-xxmqct 170dpl0-12g8vfe 1634jth-10nucrp 5dvvig-10nucrp
    gg4hyu-10nucrp 1fccg4c-10nucrp
    90: kx4y4b-1u20glk 1syikcb-xqmhxh y83e4d-4pcyc9 17ubev0-bg5oyn 1dxhb68-gp4mxq 1tok9lq-tzdbra 193p0pt-8mx2n6
    jbqqry-yea0jn 6aubus-hn2z0j hsckm0-ududps bci9vr-1e5xdsd 4azca2-hn2z0j 16ytwq5-l154fr 1omwrtu-1d3q8r2
    1oez3oq-18g2tmy bpum3l-ceug67 5wwawa-yrvb9e 12nw58g-yrvb9e gm4ltw-1wzg0a5 1824yux-1rg033p 16k1xy1-1akbll
    fkpixm-1hqiox1 16s2ev2-hn2z0j 1gfpt5l-1d3q8r2 uqm78e-hn2z0j 1n0muk3-uywc6t 84b00q-1q5zafn 1iqiz41-44xita
    832toj-icupm6 1d1hnkk-gs4p3j qx272v-icupm6 1g2gow8-20n8db 5uynh-1q5zafn yevnnr-1q5zafn furssm-10nucrp
    91: dyvgoe-3la47b 1r89zhb-1br370v 1rvs6nc-brsfsd 6jg8hu-brsfsd nul7hy-brsfsd 1hjt7oq-brsfsd wvmau4-1ct5fmz
    122xbwy-brsfsd ve7n6a-brsfsd 8cor8v-q2u6f1 1oo6ioj-12pgq0w ny2l3k-1drzd3b 9vu7jq-17aupm5 1319pxj-tw94zu
    8hh69p-mgwlcx hi7d2c-17inouc 36ezl-mw7ews ksb70f-mw7ews 17xecn3-mw7ews 17cndd9-mw7ews umhg55-mxkjfd nmjb66-mxkjfd
    16qre9d-mxkjfd 1mcmq8d-mxkjfd 15tyd7i-13ijaz 2l46n1-1owjpve 1hlv8cn-1owjpve ncthyn-1owjpve qv6dv0-18if7lf
    ertpvo-1owjpve vdwymf-1owjpve 1lymdhh-1owjpve niapb3-1owjpve x8hbmk-1onmot okp0lu-rzssmr j8j9e7-stqrzk
    b07ma3-rzssmr kwnojr-1f6rv9z nb64td-10nucrp
    92: tmu2c5-3la47b 1vt8abt-14qrjq7 qkvgtr-z687tt 1sg5tgf-z687tt 18e4ie7-z687tt cdwo5h-fs59ug nwtbsk-137nigf
    12ahjcs-pfrhdl 102n93o-1cazq9d aorrl4-b293tn 14uesn3-1h1n84t 1rb02ky-16kyby5 1a13qdk-ezrvtc 13neuqf-6r6x8s
    1iic2rz-j5dbxp uv9p9i-oae884 1kmcd9f-oae884 39a57q-bcceon 6b0du0-z687tt 1a7s0bl-767grf 1tb8d83-z687tt
    16mkdc9-z687tt 1b34ni5-780d8q 1du63nj-z687tt 1cl8h9r-z687tt khv88y-z687tt wyj2fw-zvledu 17ljvdh-z687tt
    1elnf4p-16jgyey 1krwfbh-16o5m9e vi7s9h-h7r269 1hzy7ir-z687tt l7o24d-z687tt 15430zb-z687tt 1diujw8-z687tt
    mm1fbf-z687tt 2n37m3-z687tt 1c1diko-z687tt 1x8j7ix-10nucrp
    93: jd1spq-1u20glk 1qrl2pe-ngk65p z5svpb-ago8iz 1iqv297-1m794ez du2jp1-1ng5gii vy6ps0-1x8vs0n 1j4po9q-1yxegdu
    yryvc6-bkl14q 1t5e312-1hg5yd 1tqzfwb-hn2z0j 1orgni3-hn2z0j wx9pge-hn2z0j qo8mb6-1q2wmxl 11a7kwu-1we6598
    1ifie1t-1ng5gii 2ma3xv-10gjqm2 1htzrcp-hn2z0j 1tdmjiv-11909jd xyhlvk-13bw4if idyer3-hn2z0j 11er095-l154fr
    1fscj8o-hn2z0j 5psnnj-1q2wmxl 146sk5c-1we6598 1tzgekd-1ng5gii chs4sv-1jxefyk 1fxh98-uwcyr9 1hff426-ngk65p
    iwib84-99q52y p83t7s-hn2z0j 1imm1fh-hn2z0j 1gqgrqb-ududps bznch2-hn2z0j 2gn2m0-12x7ngl 1evcncm-10nucrp
    94: 1bdcarz-1lm7ipv 1dwp4fw-1d6w74c 1rcwm1m-1d6w74c 1yqanfz-1d6w74c 13tl2f0-1d6w74c vwmzwp-1d6w74c 1z0itog-10gosok
    cn329j-194do2g 1bvl7r1-12l6ady xcpnnh-1px1gt3 1q6gmrf-eaz1dk 15m1fbd-1o6qip8 ybi4vt-1erccn 1gdkr9b-h913rs
    1l32hp3-5yk80e 1an48h8-1cttwxi trvsct-1qoxreq 1bevgp9-4m3wrn k0g4uq-7dhe3b 1jkyi9w-4m3wrn 13ke5to-4m3wrn
    18xydbm-aojkdm ha68iw-4m3wrn 1ipcgrt-xm7qcn 9rtmxr-1epsli1 1yi4vai-1h09p1k 5ve9b9-1h09p1k 7e39eg-1h09p1k
    tq3ml8-1i23xsj yo96sb-1h09p1k e89mc6-1h09p1k 2htipw-1h09p1k 1dfy8dm-1wn7bza a3dtm8-10nucrp
    95: 14y4h87-1u20glk 1ah4r8n-dop3kw 1gkc17e-z20kfj 1w88wbu-16742ph 3ydy83-16742ph 14mltv2-w8qz69 hjt5uv-10id0la
    1nl848q-1bpeh4p 1rr67vm-ccg759 ct3zap-10s2jmi ib1ead-rvjtim ry5vx4-1d7hhxv f577ge-1e6v805 1nay15o-iet1j1
    yhkvdz-1bpd5ml hhtnrd-hn2z0j wp803q-hn2z0j 6fvdns-1cw93o0 1pnpfps-3r0bk4 tsh6em-3r0bk4 1u7zh6u-3r0bk4
    1vxr6yu-3r0bk4 1o2mj4e-3r0bk4 sdwk93-yvb2rp 10vmfci-hn2z0j zeqp63-10ij12l gmc3u1-gzp709 d8h7x9-10nucrp
    96: 1yso3wy-1xd9xjt 14ff4t8-z687hq 1co1wrr-z687hq 1bf8i5a-eafryr 1xciid-hbcysz 1hu0l2s-9n6c4g ifsorb-9n6c4g
    1q3612k-vo5195 xekq6v-qy5v3h 15blkoo-p98oa0 14lah4a-9n6c4g yttboc-1hgxqm1 1aq78yj-11reou 1al3u3e-1kv344j
    1sto865-1qszhlg x6zhoi-1qszhlg xtnnsk-1u9ch2m 10c4g72-1hg8n76 19omdn5-13py5q 1ih2t64-1eqdq1w 1b9bu8c-94wfca
    1q9l7y6-t7krtn 9onldl-1dwf7hh kjq3jn-1ncgpee 1opqwmj-10nucrp
    97: szmpox-1rsmumg civrqk-b3ippr 19ppzma-b3ippr w6murr-b3ippr v7su2e-jl8wil 41sd32-b3ippr 1suvsf2-192soao
    79dl03-1eu8dz 1ip3ao8-okwnqw mzv69j-179aase 10o2ldw-o5wogp zfl9mt-o5wogp 14a76pj-q0qojo 1vzmh1b-kzl8gv
    mo88b8-1brh99w hl3xu3-19ojrue u8fzct-585trw 14d5cvl-kzl8gv d9z240-kzl8gv v77ixj-1onhxsh s0n8yg-4a64i4
    118xh8k-lyyi4g 1qdzotl-g6tt6k jsp4hx-1w6dyhm 1yplc1q-t9vpjx n3r7t3-zjpest 11pbogt-4a64i4 pmfwsl-4a64i4
    1jrvtof-6vdizb 15zvupr-1w6e2jj 1thjm3s-1te2pdm ucgiva-s9wuty 1o8sjsd-10nucrp
    98: xu709n-cz545q 8sh5f6-1ot1ocr vekre-1moozcy 5xu99e-zz6q3c 18r7xx-xjv0wd bzsrbn-1tns0tl 9l0lr5-116y7vn
    sj13ju-116y7vn lfr34j-116y7vn 1puc957-1idk1t0 c9aod4-k4ra2s 1eqo5fs-1bd7oqg i7ix1n-1bd7oqg wvxj1c-1bd7oqg
    1nhpg1e-17oplja inwhn0-1teh4k6 1st8etg-sbfkla 2bj9at-11vedv2 1nm18v0-18978en ft5ptk-1mwxcwp htsshn-1xw6ty9
    53mjj7-1xw6ty9 1n25hjs-1xw6ty9 1wvr9py-yakz6x 1t44vy3-1xw6ty9 12qqevn-1xw6ty9 172lilc-1xw6ty9 1h6ef2b-1xw6ty9
    p9dj0u-1xw6ty9 4eyiy3-199at71 gkkd1h-1xw6ty9 1nxpyux-1xw6ty9 1btk7es-6x5ikb kmd43k-gccaqj 1wu8nvv-1sn34nz
    1nll1nf-1mz3ez2 1nmz6ud-opc651 w8y7r2-10nucrp
    99: 1iy4abb-3la47b n2p0vq-djo7yk eydwsv-12hetyb v866s4-1tasvi8 dr92j0-1onb5ct rj1y3q-1cb43t1 14hcnim-1aw3nyl
    cnz54e-x79o88 kh0umn-11v19to 1htig0s-1t6sfgo jniaek-cfzx8g 11o8dgk-1g3q9rh 108fq63-zx3h2h sw4x7e-zx3h2h
    1idydp7-1r3b24q 54pmh-xpvs2m 1eakhus-xpvs2m 19un4u4-xpvs2m 1f1ru7f-1qvoo12 fcx5hd-151vtbm ozagul-cdjzcc
    1v3cmei-kdu6xh 10q0f68-9ottow 1bkfuna-1n18q3f 1hos5p1-z687tt qbapen-z687tt ocpfaw-z687tt 1rm3ha8-1qlcoxd
    1ngiwqe-tdnwvd suhcus-tdnwvd 14b9oj4-10nucrp
    100: 49qse8-1u20glk 1qb31de-rs1evt p4kzgf-3pycvf dd4f1r-1bpd5ml 10ok94p-42l1qd 2fkwwc-1m544z0 1djf3hk-1dh7yd5
    1iiswkc-1agvt3b kgzoj3-vip78c 1exfqjz-1mdrqo9 1bunzow-187000m 5e7vk3-1pxkqx1 abhbur-1xwjw02 j0muto-1dbk6e9
    o8gotx-1pxkqx1 1sfbg1a-1pxkqx1 4pk11h-1pxkqx1 1al2nh3-10xwros 180jrfd-ozp1cp 1a4bx3w-8hhr01 1j36y1d-1f8yi3o
    vky682-lpgnq8 1yh10e9-19sf94z 1ex0jmu-1m544z0 1us1esz-1ars1o5 x6j5xi-1ieokxd 1bnjq63-1vf5p7s 11196cy-pxzjqz
    ykpcb2-is581a 1a3ukhn-gikxq2 1nmlbio-1m544z0 1utbzt0-1m544z0 1q908pj-1m544z0 h4itaj-1m544z0 18oinrn-1m544z0
    1lqkexf-p3hsx3 1og1e9w-10nucrp
    """
}
