/// What happened in each step of the recorded scripts. `ARMATURE_RECORD` writes this file.
enum RecordedScripts {
  static let text = """
    1: cdvizk-bhb1n8 epnkfh-yjwnkk 136sj3t-tmany8 1gymtl3-he4psp igd8ns-hn2z0j 1vn61r-1oyantw 16m5jzv-96fdlj
    gwcyr5-exq5vo tcx8k1-1xejp1b lqevfl-19q0sji 17n6vkf-ebgf28 1djimvf-1w73exi cjn536-z57m4w 1vidqhv-z57m4w
    6rnye1-v3mpi wsxy16-z57m4w 1f2iz07-z57m4w ev77kl-15r3l1w 1r1tsyc-1dji5e2 159878z-1y80zpw 7rznnx-gf32l1
    1dxto48-1m64vuz 1ci3zrt-rd21hb 4ums3m-1bmxcad 1sj91f-gf32l1 iypco6-1mikcy6 164m5yg-1tchvgd bhm9yn-1mnnqq6
    1e2w829-ygm8jy qmttqx-hn2z0j 1j2jrp-hn2z0j 7x2af8-hn2z0j 6w44dl-10nucrp
    2: 16wmd2f-11ttnpl s7gjrk-10nucrp 1p7q7y5-10nucrp 1qxqdh7-1liso5e 1s8hj01-1liso5e 1evq6i5-xxmqct xdcxf1-hncpli
    142t46u-xxmqct b53wlg-xxmqct 1ibyb6x-xxmqct 9n1b9j-10nucrp s1fdel-10nucrp 1ren99g-10nucrp 1pfy3cm-10nucrp
    bwm2ft-10nucrp s5q6yy-10nucrp ch6koo-10nucrp 1hvx460-10nucrp ekpsq4-10nucrp 2n70t1-1liso5e 1gjkdj5-xxmqct
    nf9w8z-xxmqct 1n6zs6s-10nucrp i256zc-10nucrp
    3: ty6yxi-1g5b9oe 1fepmwu-1xnpyvf p39arj-1x0w1b0 1fawzwr-3irbsk fb2n2n-3irbsk v37ky5-3irbsk 1iauifb-19559n6
    xq5a0f-1r9d9kh 16nanxf-rfn9nf 10y6n6n-4mj9w3 1f4b0l7-3xkpjp e0shaq-1fkqly4 1dysmsd-1vtklsc ll74r9-1a7s8pb
    lpxkeh-4rxl4v f6mkh5-zj8ldw vtbw3x-18zx6sq 1nzc6a3-1y4cbro kh20oe-tz28zn xhunv4-1cbco2 wzail8-1cbco2 1yqvom8-uj1a65
    ytr6u4-108agcg 8f3jkb-1izjtu4 1bmrwrv-40i88r 1n9yji-1j93wwv 8qxpdx-1cjcesm yhvitd-1lqs1vm nd4jlc-1lqs1vm
    xvrmps-1lqs1vm bbjigu-it61bg 1mbqnzk-1lqs1vm s3jnip-1lqs1vm xfay1t-2ux9q nrposs-1p1wwam x1pjrj-1h8ajho
    1qh9lk8-1woob5f jdaur3-1ahet7c lswh96-qukl8r el18s8-10nucrp
    4: 3xeq9m-219l2p kucibq-ny76wr 10tywlr-1291kfz 12c44wb-ff55jh 1k3l8d4-1xlitzk p88fq9-10ju6co 1adl1ls-l3fvnu
    ftwcsx-11lzaty 1wucpm2-z687tt tz1jsl-z687tt gw2hrr-z687tt ftdlwh-z687tt w6o5wd-6g7z0l fxnoxn-6g7z0l 1s8a1ey-8733ks
    kmgq2q-14aorsc 1rvl13l-1bwqssj 15odbj3-1s5qahn 1gas66l-1vp076i 1wyz2r-1dv2ne 1c2huzq-1vp076i 1w41fdp-a4ww2a
    8chbmt-1yrttkb 12fjfhm-1x6psh4 1ii1u3n-3fbwy0 uq7j9c-xdincn 7ajxgx-z687tt 1wvvui1-17vbc15 9vyyun-vsdx1y
    dll5q4-vsdx1y 13nrqw2-vsdx1y 1g3n6d2-vsdx1y 1tgbk4r-vsdx1y 18xfh53-10nucrp
    5: cakaos-1t95idz 1gvqah4-b3ippr 18a9aw3-2srqvk 3gxapc-hftgqo 7w54hg-hftgqo dm3re4-b3ippr 1oe3enh-1xw6tm6
    1rzr3nb-gtr64d 19bd1bd-1sweqmu h7sfsc-1xw6tm6 14bh8jg-1qb6ic6 1qbstl4-1vmtknj 1mc8o3o-1vmtknj cm7jw0-111tzls
    qo5o8o-1xw6tm6 11f3fmu-1xw6tm6 fabaa6-1vmtknj 11pcgv4-1l8g6w2 4iqcco-3n6m98 lrlvet-eujxy2 v1taal-3n6m98
    1olrgcf-3n6m98 aeghut-1xw6tm6 uthkcx-1xw6tm6 1oqgkuz-1s6ypne 1qwq2s9-10nucrp
    6: 4izlwh-219l2p 12z9fcx-z687tt tepfy4-z687tt 7z3j9q-z687tt hktcz-z687tt 1plxspt-z687tt 1gxd1z8-z687tt
    1fuqevc-z687tt 9my0av-z687tt u5z3o5-jyodh1 14c8bmt-521g7j vjzotz-n5ze1b 1ynbxv8-1gznyor dltjqg-1vp076i
    1px0a45-1gznyor 2jdplo-1woxqo0 1gclih4-1x47tgv seo0nb-1x47tgv hnzni3-1t4t55h 1nd3kai-ex416j rso3qh-1ppy4r6
    1jhr2fp-1d59u10 mogr9z-1d59u10 mob8s4-1002c8r 1j18fdk-z687tt si9jo4-z687tt 1wnl5yc-gpehro 1prqceb-1yrhz3c
    1ifpq89-10nucrp
    7: 1gh6ddl-219l2p 1fae9kh-17vbc15 1v0td47-z687tt ukawgl-t232hy iciqb2-1hqylhk h2kh6x-1yo9ff9 vpjrul-yecfth
    1x1gq0c-1q1dgrq 1li4qp7-180c2ss gn2aqp-15nzdf0 7896wr-be9mg7 1su5xo5-8o8pwu zynek7-1ojh5fx 1gadol9-g0wytl
    1fqhmw6-1nh7qn6 meiomi-g0wytl 1q1lpux-m9qh0j 1tsj3gx-m9qh0j rr3nj9-m9qh0j vkm7wu-m9qh0j 1uusdxu-m9qh0j h1bcp-q7xclt
    zz9600-z687tt o7w1gi-1dsoemg gfvgak-bdutqx gds75e-z687tt rmvz6e-x5hv34 1w6aih5-y4fxac 15pw0yj-15u6iky
    1wakbnx-18iz7gv 19qz6tr-mavzbs qxauv7-1yomvvj 1tnbegb-14wncbr 1wrrzvr-14wncbr 3lfr08-14wncbr 1pkntqr-10nucrp
    8: tmu2c5-219l2p 1fvxxpt-z687tt 1rg5l2m-1rlo7at 1rz54v9-g87xdn 48b01b-z687tt 15rs1da-xzail4 1d24v37-cmogc4
    nwirih-qiwc38 cdnsac-tdnwvd 13mu013-tdnwvd rxru23-z687tt 1n4md4z-z687tt mzb8wr-z687tt 1vtphr8-5omczr yq50r7-12cikuq
    kdk0cg-b9dvq 1psk36t-1fhsk9x 1gmmo0z-1jv1sla dpigvd-188vz2x 63bhac-q3oq7 1u1q5z3-f3goup u4yp5d-180c2ss
    pyb1g-180c2ss 1pwu0zk-1o2rb9z 1vwz26x-oonmxq vyskx3-1ptdtys m7namd-1o2rb9z zriqnv-1jf3dq1 1oc6hnl-e5m0o9
    xlha0-10nucrp
    9: tckfwp-1g5b9oe 767err-1d6w74c qn0poi-1d6w74c lm99is-w0utf3 1mjar35-1izjtu4 no6ja-1izjtu4 1is3w5g-1izjtu4
    1m1mqp6-1izjtu4 8574ao-1fzlnn9 ov5z0i-1izjtu4 9c1zr1-1izjtu4 fninyv-8tudb9 1x1vvgz-pcnv64 t7i1bu-gee9yd
    1lda1jq-1kf4ksi 1fgnnf2-1gt422j 1gdqyjf-1gt422j 12bv4au-1gt422j 15bps8m-1opavig 1dg2c9p-1pfza77 mnhwfy-1wz9twl
    100wnvx-3zgdec 8b0obj-17b7y79 13jja7v-17b7y79 1kjc2h6-17b7y79 yubvq9-1h1yqde 1ir0r3s-939w46 1at9wqd-1gkxxrk
    1tp05gb-1gkxxrk 1j1tutd-1lh5t5d yjlhg9-1deihwk iytplk-10nucrp
    10: 14y4h87-bhb1n8 g0jxe6-hn2z0j 1ybuczr-hn2z0j 1vfwu3p-hn2z0j 50dotv-hn2z0j 1irffdx-15ccyjb d306bo-1yradsv
    opmreu-1yradsv j2cz0a-1yradsv 1yl6tmc-14h0e3t 1rdbzjl-1yradsv 1u1huas-1yradsv 3djlme-1yradsv if0c5f-1ssh3cy
    zjx32-1ctdgvy yolhz-uns02d 1fidiqw-6cy7gi saqxnt-6cy7gi r3u8m8-kcnhcj 1vxh132-6cy7gi 7jkoo9-1slabmw 15rrsrg-6cy7gi
    136vxt5-6cy7gi 1t2wwfv-1c8w9xf stkus1-6cy7gi 1baho01-ptlhec wro12r-7ergtn 14pfeh7-1osbbey 1oyuncn-13d96b1
    daawsa-6cy7gi elnjsu-10nucrp
    11: 1920535-219l2p yet8le-8286ug 1b8oeog-126euhw 18vyv1a-g87xdn 1icpgrc-g87xdn 1bupj0h-bdutqx r1fhos-z687tt
    1iatjfc-z687tt 1qqjngf-z687tt zekppo-z687tt 4aef7o-z687tt 1496ovt-z687tt wk3wq8-z687tt ehdzz-17vbc15 o7htzq-z687tt
    419sbf-z687tt 1twfaxy-1mgf02 auxiqw-bdutqx krcfn-z687tt n62yxx-z687tt jk4vva-z687tt pyiury-z687tt 1jtm9n1-15gm93h
    47v75v-1gg5xpw ba7odb-10nucrp
    12: 1simfrr-1rb8bg1 opguzn-b3ipdo 1ymfkny-b3ipdo erze79-1mdhkp eflhgv-b3ipdo surnl5-b3ipdo 1ojvfjb-10aanoc
    knpngz-6rpvte 13u3ats-6rpvte ofpwpb-6rpvte 1qaw3lf-6rpvte i6fyo-p9j4bi kvqu9n-6rpvte 1jxb800-1pq2o6r j820sf-1pq2o6r
    1izmip-qpvkr9 yfflp6-1p7oyuy 1gvzsm0-1p7oyuy 1y4ufou-1p7oyuy gbf0x8-b3ipdo 1e5v0vx-b3ipdo wlvml4-b3ipdo
    gzu77j-b3ipdo 18ab7i1-b3ipdo bjhoss-b3ipdo i7apbs-1wvdhyu 1kq8dlt-1mis7ho nujosn-wobmmu 1p06x5r-1pq2o6r
    ob8ixi-1pq2o6r 1nqrrp-1pq2o6r 1cygruo-1pq2o6r syxzds-16f89xi 1pbuavd-10jrd1l yppxns-7in6x3 13v00tp-10cm6w4
    1n6xwyx-10cm6w4 q7y53-10nucrp
    13: hvvln1-219l2p 42t0jc-z687tt 1xo72kh-15gm93h 4g5eiy-z687tt ojwmvv-1t6cjlh 17isoem-1d59u10 1v1tp8p-1d59u10
    1q05wtv-1d59u10 1sw5jb2-1d59u10 1559ybu-z687tt 59dtni-z687tt 11p2s4o-z687tt 1itaiax-z687tt 1bhq8ec-1ugc20q
    kq3aml-1fhg80j 6wo84b-hzdgl2 17mj45b-d0m1ep 13ow7tj-1dj3qox 1u9816s-1dk9uvj sxsjmi-dnepvj zhhb45-7oepsk
    7fsph4-en05mk o269i2-vsdx1y vzw33k-vsdx1y 1b0rw1b-fdbh2u 142ofxu-16yko47 fqxepa-fdbh2u bh63r9-1ec8chj
    1nydth4-fdbh2u ua26ab-fkj3o4 x957lg-l938e8 m6xpir-10nucrp
    14: 55p2jo-219l2p 19gsft3-z687tt fqd9s6-z687tt 10e2g94-3v4b4u 1anxaqm-ul5ire bb0xhe-12wkdt3 1psbgjd-1b18a9p
    1k22ycb-1qzd8gb 1tmy42f-9bqzfu z3espf-ldntyb 1laam3q-z687tt 3bavhy-z687tt 1y55v3i-z687tt 1ialewi-z687tt
    1u3tu03-z687tt 1gutwp6-d7kn7r misq4t-z687tt 1cyud67-z687tt g5j8fh-z687tt 1y0cx30-z687tt vq62x6-z687tt m3kqu1-z687tt
    hyi2ca-bdutqx iaxlld-z687tt wptf2a-hpc0ek 19yg87u-bdutqx 1xyucqn-bdutqx 121ezv8-z687tt 1mubxfn-bdutqx
    1ljtzo9-1ek8wd7 ud5smn-b3tnlv 1l3jcqq-1wnzuoc 1y1tmjz-12kugs7 1ysveo6-1x47tgv 12ma2f6-1x47tgv 377g86-1x47tgv
    1ua8qxk-1x47tgv aa69u9-1gjtj3z i2mwwd-19yr4rq 1hj87u8-10nucrp
    15: 8wpbas-219l2p qstk34-z687tt gbuwhk-z687tt 1xaq9pl-z687tt lb1mo8-z687tt m2leqb-139nrl6 j6mhl7-wy6xy0
    1v9cali-14qxom9 1d397q5-185c03k opwmwu-o877sa 102xs98-1g3ndr2 8ix6ce-j4a4hm 1wybxbj-1hnxmv3 1awy4a2-q3hh34
    9wlukw-1cn9nh8 9pw8ps-12pgq0w jpw0z8-1nczc74 x3t706-uvj6nr dj1avk-g87xdn 64sfi4-1oayso2 zmq780-79b01w dcyaj6-wqow9z
    1fzgg1c-z687tt m6xpir-10nucrp
    16: nagfte-1rb8bg1 78tyns-b3ipdo 1nf41r2-15h5qnc 141hyg5-ib97ep 1xr7t94-1hsw9m1 1rxqkui-1moozcy 1rp6woj-1moozcy
    y98fpf-4cmo4h 1yhn5wn-16pztg5 178rq5k-b3ipdo 1ou4djd-zpk92k 140b9fw-1b0balj 1akf7x1-1tzaeq3 1cni8f8-xtvuef
    qvgyj8-14qqutu 5kdpdn-1266jy7 14rawn3-1266jy7 do6dbr-1gfc716 7raqnq-1266jy7 uo6pc0-1266jy7 vtotuo-1266jy7
    1qjqkix-1hz066b 6uu0dp-i6vyue 145lssz-i6vyue 1vgm3e0-1r00fhv 13fcikq-bmfswy 10v2hu3-bmfswy 103dmq5-5ptq8r
    1bn035x-uk2z6w 13mt6pm-1iogplo lcrzu3-128adkw 151hu8s-dorw1z jx72vo-1jbqce1 1exzcga-1gfc716 19hetej-15v9c1p
    hc0mg-15v9c1p 1r6i1xv-10nucrp
    17: xbu3s3-1rb8bg1 9oqc0n-1dx7mo4 jowxge-b3ipdo nat28y-b3ipdo 1wio17j-b3ipdo 1xnlbm8-b3ipdo vw928d-b3ipdo
    ufz3lx-b3ipdo b4umcy-b3ipdo 1kc8u4b-b3ipdo 1cftz74-b3ipdo 1nz0k0e-b3ipdo mga2x-b3ipdo aiemhs-b3ipdo lvm6qw-b3ipdo
    4s4md7-b3ipdo 1ii8ldo-b3ipdo 14qownt-11yoqq5 1300exd-dc5hm4 unjnrr-6xkwhk 10cnkxx-6xkwhk if76jl-njoz17
    z9y2tr-kc1r45 2y1pjy-1t1s29e vjwq2f-1t1s29e 17guqpy-1t1s29e xtph4u-1pk1q2h lmilyt-1t1s29e 1b1gbwg-6xkwhk
    16gd0gf-6xkwhk 1ccnao5-ir1br5 6yshjs-1k58xh8 2xwpmg-1k58xh8 1tmhkfs-1k58xh8 13bfv7v-15symtt 1qxoet8-ytgxlb
    11a84j4-10nucrp
    18: 18ssckl-219l2p 11h1ycn-z687tt 1sjt1fq-15gm93h 1u7y9jj-19b2yze 1qlghvn-178sfg1 1rc0aor-178sfg1 1pa3ik8-15v2v44
    h2w0h5-mem0w0 maz1h1-1uw8rp essb04-1twnbfp x30vgs-wjohuh 186gcdi-1b3q55q 4opdmc-1b3q55q 1alzfz6-1b3q55q
    76xbs1-1b3q55q eqaa4t-1b3q55q 1bh59ge-tfouv1 6aelsw-qiwc38 fph2oe-xpp7rr 1c8exvp-1cpdpfk 1j2ufy5-10o2f9k
    1edfwff-z687tt grqqkh-vsdx1y 16pug3o-10nucrp
    19: 1r9lrs2-219l2p 1lo17kd-mjuf50 et9wjc-4qb2ig 1jth8px-l307ak iw81wu-11v19to 18xl6ze-11v19to ot2032-qr1e4n
    1l2a78g-exxf3j sppyrb-11yjek1 16b0h83-exxf3j 1bxivfj-jdsx4o 1e6pzry-lbz5aw yxs5oi-exxf3j 1ak1ook-exxf3j
    32o5vj-1avgigm 1mgejxq-9ssss 1sct9c0-15ol3mr rygyy8-15ol3mr 20edsb-1nm0df 2hmt58-13eodlt 198368y-106mm2h
    178hve4-vsdx1y donfjo-13eodlt 19jdbdu-1rjghde 9x9vfh-1rjghde ewevlf-1rjghde yjm6ae-16m8etj 1qwyfaw-1008c0g
    1amu0vq-1i5ta83 sih0s1-1i5ta83 qmm8zs-1i5ta83 su5qli-1i5ta83 1jclt66-10nucrp
    20: oj65xv-65pzip 1q3zoly-1lb9tda sw76lq-w1wnid u93k3c-pjs5e7 rpdu36-1d6w74c 1t76ga7-1d6w74c b8hyfm-1d6w74c
    1ry3i37-1d6w74c k76pcj-1tzzslp a0fc0h-1exqi2s 1h057kh-1z0zmz0 1gkzz65-1z0zmz0 me4vhm-1z0zmz0 11dfwn5-jn8517
    1l3ucae-1d6w74c 169z27o-1d6w74c hfmbar-p6zpg5 7e453z-fo89pb 54j7ws-fo89pb 1u87ykn-1d6w74c 1795cvy-fo89pb
    wzgran-fo89pb 138h9uw-6ihh1x 1wfhu1y-5738ug 1lxlymg-17zxkqm 1sorv89-d26z4r 1q1dzmd-d26z4r byp2iw-1gexbkl
    1wu29gl-1d6w74c u46py4-1d6w74c 12losvv-1d6w74c 1hosyrs-1d6w74c ljdvut-1d6w74c kvq94p-108ucbd 1hb924y-10nucrp
    21: 17l4lqa-11ttnpl 1eqy7n8-10nucrp 1ruh6em-10nucrp dv76gv-10nucrp 1j8wag7-oh6ci6 14dcuvl-rj8pnm 1cv46nv-rj8pnm
    1qofepn-dpm8ex 4fdi9v-1d6w643 1vpssik-1d6w643 6oe619-1d6w643 13k8n2u-1igguz1 1sp5t9o-rb2hg3 kun98h-11umblw
    1duvunh-rb2hg3 ffexjy-12su3to x4jbwi-cpskjt l9np0r-10mpypb 1da694d-rb2hg3 1j4clap-11ttnpl g9bl5x-10nucrp
    jyps5h-1ozhv0t dmxagu-1m4h588 1o7iej0-1m4h588 42ky6a-10nucrp 1vqci2t-6j3cwb 1enjbja-10nucrp
    22: 1wwmga0-1g5b9oe 1o8pa9z-ayv0a1 87ixad-1e1dlml mr4x9m-ixaexy 19gbwu1-1h7mmie q6d7v4-1f69sgu 12nl8sn-1d9aanm
    1ofvajl-1d9aanm 45y9k7-j4nzjs 27xf35-1iswum8 1q2regg-q4mbt6 eqq8bj-12kaslp 1jlqe4w-gtb6lh h147oz-bqq521
    1dr8w56-9rmmqt d3fq9l-wz2lh8 9oftc-1egm8sa dnlbhx-1egm8sa 1v9qhdh-1egm8sa qt9bcw-1egm8sa li3icz-1egm8sa
    1ucnrrj-p0vn3i ighuff-1lkn68q r6s1au-13lk616 1dest79-13lk616 1de3gqr-1w7ueml 1kts5m0-cmby0v s2ebv2-10nucrp
    23: xq1syw-65pzip 1xjz9vh-vt06tl ecgekm-1d6w74c v128vq-1d6w74c 1kqlusy-tk7kf5 zp6ect-1l6pfma kkt1iz-v48wcy
    1x3ggxw-1042127 hxt3y-3gdc8g usetsf-1d6w74c 1dug3p1-dm88k6 a6fpu4-dm88k6 q8n9jw-1q0fp8k ccwykp-wajcbp
    1mjawvi-1120vri 1018vfa-1xnpzjl 1gqbhc0-u38fll 1uihiql-1rkhke7 bly71a-1gtz9oy 18l3x7r-11s584z o8iyvy-h5g3dl
    uvrv9-1s09n4v 1m9u9i4-1sjktwo npjpou-1d9txg3 mgm0vl-1sjktwo 1dq7sf2-eo55pr 1d8o3uc-w2hjyb 1c8kug1-w2hjyb
    w2ucyq-zxreku 1cnp8v8-10nucrp
    24: 1qhhzl7-1bl0k9a 1g89t5t-183ch4p 6h0xuy-10jpg01 1gxrbmq-ln7gid 1z9ymq-z7mmtz 16op4s-ss7sht 4d6sv6-ov0bfl
    1g17q6a-os2vd0 14snodu-1gs4gv6 1vyts1t-1gs4gv6 h9m36s-1gs4gv6 1w7plu6-1gs4gv6 1tfmj3i-1gs4gv6 16hdxgc-27xfie
    1dkn332-k15fym 1g021qi-i1jdyy 9oqk6c-1jplmql 10eb9co-19ool8w ygga9v-1jkn3nf iapowh-x6sy7a m9d9sc-wcv7d5
    34w6ws-1d3bgc8 zmy56p-1d3bgc8 127mq9j-1tjygy5 kkbokd-ukb1j4 1tt3c4j-13v1l5n 1rcotdi-v565e 59nk0k-10nucrp
    25: 19oft3n-219l2p qlj4tz-z687tt mffc5i-z687tt 9cea3m-1mjogoc 11i10uz-z687tt 10vtxov-z687tt 1nkg6s-1wnzuoc
    15g4gs-19bjukf 1rts1k6-804v60 nwwew7-1b5ezgt kitdcm-1aypz9j symha9-19lbqd3 kwgulv-sy68rr 1340rty-11v19to
    1kitc3o-11v19to 58qcxz-11v19to w16gay-tmal6d 1nal5k4-1ywjyf4 yualcp-1b5ezgt 1mqnkll-1nok6vd a48vx3-22dgzp
    q94fa7-1f81jx2 1k0jj1k-pe7ux3 1bvqh2j-192z93n jse4vd-1vp076i 1xo3z0d-bdutqx rn6gf9-z687tt uk0ns5-z687tt
    abb6o1-bdutqx 1lkp2mq-z687tt 13w1umf-z687tt 1g5mfcm-z687tt 7zwie7-1opvt7s 12lgt03-10nucrp
    26: 1qcanfe-11ttnpl 10ar8yv-10nucrp rdlhf1-10nucrp 1xy37pp-10nucrp plmmua-10nucrp 19i8gko-10nucrp 1ji8g8r-10nucrp
    1mmdmbo-10nucrp 1305nl8-10i6tla uvaufp-1swi0ki twasbu-j3q6ra gxx8yd-1xkkcnz 1hzjro6-1xkkcnz cb4x0d-1xkkcnz
    ko8ksn-1k95ocs 1q03q6c-xcr3jt 18mz1z6-myqxj8 wurzro-133zq4 z1k876-5cg960 1yb72tn-irru6v dul3vn-qprbj0 hxefyx-tst69d
    1l1utio-tst69d 1bfw5f2-hkv7px 3dglmz-fafcb8 1k7rc34-1tbvs6m 16o1bab-10nucrp
    27: 1xvocsr-bhb1n8 1c5v27a-hn2z0j etcpnj-hn2z0j 1wh28kt-hn2z0j w7z3ty-hn2z0j 5xhz9k-17w2be2 1cn3mbd-1iv9176
    80y7h3-1e0sisw 1oyuwgl-1e0sisw 1sv6slc-8m73nm 1li3y61-1dcpjz7 10qujs3-1awhisx 1tz2666-1xqxv1f iw7eb2-1468fo0
    11pj5x4-pi10s6 zot84m-ws3s9b h5pklr-1sofyt2 1prpzhd-am15r0 1y1lxe1-c5m2dr w2rrrd-12871n9 rjjecf-1261zpq
    9c9zpm-1q5zafn 4jol97-b48e1d vk4n7s-1ufewrf 1jhhhf0-cvhlnn 1kx0l18-12cm9dw nmxbcz-nnq5ji p9v94x-10nucrp
    28: 1n078z7-1ut1xil 1b85pxd-z687hq t17jlu-1ydgh0i 1aav058-1dce7nv wd6msv-1dce7nv 1a0xueb-1dce7nv xosgr1-19a5cmq
    1t36uhr-9nw9hq 150k2ml-1fqau3c 9h49bc-1qszhlg 1sfju5g-rph5ug 16mw6bz-1qszhlg 2xvi2s-1qszhlg 1c26a3q-1qszhlg
    17y7or9-1qszhlg 1xjhhfq-1qszhlg evavqt-1qszhlg rsiga-1xh6d6b 19nre7g-1qszhlg 4s1n5-9257hz 14e9odm-1qszhlg
    4o4uf3-vksdzz 1qpvbty-fzkktd d2a529-hio5g t06uto-egdiuh kcyup7-10nucrp
    29: 1o9jiga-65pzip gxdbk4-1udzks9 1r8yab2-pjs5e7 1hccj1-1d6w74c 9vbl3y-1d6w74c 12fubyy-1d6w74c 31np7z-1d6w74c
    zh9cz0-1d6w74c 5jlndi-1d6w74c 1nnda8r-1d6w74c 9tj2h5-1d6w74c dh5ghl-a3bed3 1c55cwv-1d6w74c pozby9-k4tcx9
    16k49r0-1d6w74c u2qv13-15dgxh2 1v1trop-10y5l3u 1sdws4b-10y5l3u 18qgbb4-10y5l3u 11qwdfw-10y5l3u 1qo03gh-v3gmvu
    u1im2j-5pjmwu 5eyb66-5pjmwu 6iqikr-5pjmwu gfinl2-1v63fyi slev73-1q3q7wg lsdbnp-1cl7fk9 9aq273-10nucrp
    30: 18ssckl-219l2p 10fzkhb-1jl6mzc 1rvyv9t-hoywez 118drzv-1q9l3r6 1hciuf7-u2nfiw k03pto-1qbuyu2 bbewdj-1biag06
    17nii8x-1glf15j 1nqn88p-uti2ny 59s1aq-rae38q chycgr-1z0za36 1k2u6c7-vtsu7e 1armhc8-123ncy9 dv86pl-1lvg1zj
    1ytz7z1-k35z23 8y9w9h-ov3raq 4da242-jufcl5 d9tun9-ue7hzj 1undszp-1l24f6h 65ewm-1l24f6h 1vtffy2-1l24f6h
    1z0w72w-1l24f6h 17zpsvc-oc5240 vnrd7m-1l24f6h xdabge-1l24f6h 1h1bv9r-1orzq1o 14ixfa8-myf4cc occkmm-ed0jnj
    jpio44-1i5f19b 1msh731-10nucrp
    31: 1j3jiug-bhb1n8 j5sqpx-1dekfw9 1q9nq85-945hp0 1hj9qk8-1zgzyv aauk2t-tp2aul 1ws762c-1k1us3a cpd04q-1mst64c
    173ptzd-20zreo lcj8l6-20zreo 1ga5mue-ycxip2 jbx63r-10bflzl ffaq2c-z57o5e 1xj4zne-1m1ueg1 i5w8nu-ow3zjv
    qh3wt2-ow3zjv 1c5nulm-ja2dl4 97su1-1u7sr2w m455um-hn2z0j g4w89u-hn2z0j 12jz6or-hjq48d r7mhn2-mkwt11 yjvyep-1ufk1s6
    dgt2y8-1jmi5eu cmzpfa-pyveuy 1dl4lnb-hn2z0j 9wp7n1-e8e76k e8nodd-1cbbf0h bo2ifb-k6vajt b8d5qm-1bpd5ml
    10t8hay-hn2z0j y15ks3-hn2z0j gmsbf8-t3o1n yrlbg6-1nlh6un cd8b01-1l7hro9 np8aec-zogipq 69u5lr-hn2z0j 17heg9y-10nucrp
    32: yusy91-11ttnpl so1vna-10nucrp 1lwf7sg-10nucrp w86sxp-qgnrn3 1cv3175-z68965 t7z146-z68965 106gzxz-10nucrp
    1seyjse-10nucrp 2qux81-10nucrp 1417op5-11ttnpl 10crxop-10nucrp 1sekmwo-10nucrp 4o68cv-10nucrp ashzh2-10nucrp
    11two5w-10nucrp r63xfw-10nucrp rgq303-1liso5e 18ce9zr-7088vq 1bb6o1s-7088vq 1dksquq-g6febp r2h62z-ygtfde
    s2ee4v-1gz4vex szoc8v-1kd9984 mf1z9p-2al9pu n39mm6-1ex37r7 1dn226c-10q2i5x 45kkd0-10q2i5x h2iai4-10q2i5x
    1wi4f4p-g4y2j7 cwvk8e-1ypaojh mgngdv-1ebcn5e 1n30eyb-1hns5yn vycj4m-z68965 1d2w4ay-10nucrp
    33: tq2yb4-1g5b9oe wludey-1d6w74c gvxmtz-4cczuo mjivxa-1vm56qp zum101-b2ji7a 1q1c48-b2ji7a ux8s3a-bnthvq
    dyvuzs-1d6rynj 2k1i9o-1d6w74c 2tm2q5-1d6w74c 1c56ig3-1d6w74c a63ayi-1q5nbdw cm30hp-ymgl63 ye2w8y-5yk80e
    eh3amg-5yk80e zps688-5yk80e lv7ajj-g2kd8i 1kwvzi7-vz2su8 1n7d0df-ryabgk wug24z-1rkbv3o ynm2xj-1rkbv3o
    1sxu70g-1rkbv3o 18qdwls-1rkbv3o v27cb4-1rkbv3o 14x7b00-1rkbv3o re1e96-1rkbv3o 1dy0tw9-1rkbv3o 114xatt-1rkbv3o
    qdq27v-1rkbv3o mhzagg-6qc485 1a7hace-1d7358y cckmbc-6nz7sl uf6c2b-ywx90n 38xmjl-8v1d2n 11h3cr8-10nucrp
    34: 1b0gti9-1rb8bg1 145jsyd-b3ipdo 1f253vg-15h5qnc 1lwh5zt-ymz4cx 2i7hdu-3hjb5j lseh4b-101m7ay 65r08b-1ll56z9
    tcfb19-1moozcy 1i9j9so-1moozcy 14mlbp6-w407dl nsl2h9-1m3nlpy p77vi3-3y2qkd 1dta05t-1lv6pwz cdajpo-thdr5i
    186o74r-11fwxlc 99o2o-dt0bp4 k1esf-dt0bp4 1aeacsy-1gg3un6 br24v7-1gymfw6 cxipn3-1suollk 1h7vc8p-17xn6t0
    1ywgkkw-b3ipdo ejot8z-b3ipdo 3xfeqi-b3ipdo 1b93cvk-adsasn 1l81vkz-29dd6h 1cpa4lw-1d42q2h 13h7bx5-10nucrp
    35: 55p2jo-219l2p 7y46lv-z687tt 1155rbl-15gm93h rg0qv1-z687tt 1f23f1s-z687tt 1rwnjp7-z687tt 1bpvask-bdutqx
    2al5sl-xcn2go nkxmp9-15sab9r 1y52349-8awvue 127q755-ztm4xh 1jz0xtb-z687tt f6vx9e-z687tt 1se702k-7rplti
    q5aqkr-z687tt 3j1ik5-z687tt 1mktvt7-z687tt 1lqwvr6-z687tt 1vkcig4-z687tt 1jue14e-bdutqx 9oh6c1-bdutqx
    ls7q7r-15gm93h ycqddm-z687tt 1p7rbk-1a1zsxn 70gx06-z687tt 1818f9b-z687tt 14xaudf-ivg0il 61h1c4-5yntqo
    1vk52eh-1xzyzn3 1llvzjf-5yntqo 1v88mcc-rfxola dsglxl-1cvnbby 119224-7ulq36 cjmbiq-z687tt 1xkp6x1-1e0v9dc
    151mkla-z687tt 103j7f9-z687tt m6xpir-10nucrp
    36: 9rrekv-219l2p 12nfxba-bdutqx 7wq939-1tg47gk 1ea3nso-z687tt 1si3nt3-z687tt kbjlxj-1bmvl1d znw9hj-112hgzl
    og5eyz-112hgzl l0yzd3-112hgzl 387au3-112hgzl riojhi-1b6p01y 3re5oi-174mk05 ce9oas-1ufywed l3bzm5-1ws0fyw
    100ytxq-j10jz8 sd8wxx-1yrttkb dk1ilp-1yrttkb 1tdqonc-1yrttkb 56jj9t-1yrttkb 10954e7-113x4g4 28uk5i-z687tt
    iynbxo-z687tt y6r87l-1x9s4kw 1jduw4j-3v4ow0 gyqdtt-z687tt 173ruj0-vsdx1y y4xtnv-vsdx1y oa0ycb-vsdx1y 1sk6i38-vsdx1y
    7wfdqx-cmr57a 1hcaox2-10nucrp
    37: 19muf1l-1t95idz mv23jq-b3ippr 1b3vdlg-oe2llw 949j1v-1linzjj 1ruzykf-163k9yq 13h4crr-5aetx0 9jdc5r-1w88ahz
    18k723d-tsiikq pewcwj-tsiikq 1d0jc9l-b3ippr wlmwk2-b3ippr 1ahlyf4-b3ippr x3e0y3-1cdeeur 2e2srr-b3ippr
    1qbp35x-1rhqndm pxmw7t-1bxynlb 22hk9u-6qww2x c5xgy9-gacc1u cj9c40-1nobj4q 44298w-1vp5vm6 brawvz-96icey
    byf156-fsj7bl 16g2htz-fsj7bl j4znjw-104i3f0 1fm5o4b-1xbf8vb 1rnl2w3-1j2fqrh s70byo-1kwamji 63zgnt-tmoxtu
    1lrhnf5-1kwamji jjrxiu-1abetyq 1c06l97-i2z85d 1ef90oa-usb3uw 1l5jxdo-ea6c4y 3okgcb-kjgrkr 19cvwl1-10nucrp
    38: 1uwsb0a-1rb8bg1 1yd8l0k-18c07w7 2xzw4k-t0stnp 1rkquxp-v05zvc 1to4afb-1i1bk7u 12y9o4s-qjuigy 1b7iacp-1heuq32
    9mld8m-1k8bxjh 1mo3a71-1vt0xpw 1kecw47-b3ipdo 19tuqrc-ou3nvj 1j7hb01-u601ar 1lno692-n9ndnb 118938y-1moozcy
    1rz3lbe-1q2hmi6 gf6krp-g4vd8o 1ybftrr-v5hzuv 1c7irsd-ah0eg2 1iayxxk-ah0eg2 1fqz24q-iitbpf 27feo1-1twszun
    lkh480-11zeuhm 1rk5aie-i3ycou 16wtfdn-srgrxi x4z91z-b0dmhd c3vff4-14ye6uk 1onwlqb-1dkibpi 3wjd44-1rrg0vn
    90kbmj-1rrg0vn 2tygsv-1h92qm9 1wx58h6-1rrg0vn 1ext5rd-1rrg0vn 1xn59y8-18cbi2l 1f6rqlx-1h92qm9 1h5y09i-10nucrp
    39: 1yqdv32-219l2p 153qsew-bdutqx 1ba0n4g-rr4cyc xicd34-g87xdn 1atfrgl-g87xdn 1p8o9n7-7e6hzv 1yq8wx0-112hgzl
    4xvyzb-z687tt qfgjkz-q3oq7 9vhmc6-z49nea 181rrmz-1p2u05s hq5x0l-cp01pi 16jtb27-z687tt 1ugmemt-z687tt dabov4-z687tt
    1mg4tgl-z687tt 1ejs02s-z687tt 1mp6bic-17vbc15 18luss2-vsdx1y qba1th-vsdx1y 18urx32-tlagsp 1e4yxjo-iyt8l
    kow812-iyt8l 1np9vy9-1smquvu wg7ppz-xlkhw4 8cjo6u-zu0oqg 3hcnyc-fdbh2u 16x4lro-fdbh2u zw4qtk-ql6y70 11erh3h-10nucrp
    40: 1b3tp7p-1rb8bg1 zkvnxe-b3ipdo zf1xrb-1750ion n5gxcd-53i7fx 1sbvrs5-xubjxf 1qjm5gp-53i7fx 1ukyv05-53i7fx
    jetzp5-1uo8h2h 13jjpqi-1p65ssz tu4ees-x8rtiv 1jiqxmj-yv47eq 14khs76-k7cmlf 1ifnmev-yv47eq wsx7rs-yv47eq
    dhsuvo-yv47eq kk3vja-zhxjud 1awszuj-231gju nxz85e-s6t72p gywd3-53i7fx 1bmtlxo-jlzcqe 1ax4hd9-o7veqb 1m5gous-qgfy73
    1qhogc1-1xaqpff fgbkds-wqqihl 104407g-10nucrp
    41: h8mqn5-1rb8bg1 1df8b2b-b3ipdo 769bl6-uc0ii6 gk3qgw-83fb5t 55jvbx-1gf0blt nzqsh3-dkyzig h1b4v1-1803bnw
    spvsc3-1803bnw 1ud9vri-1803bnw hiury0-1803bnw sja96q-ryu6wv 59ph44-quy2oe l0033z-ryu6wv plhkjt-ryu6wv
    63r9r3-114cgnq ya7d35-ryu6wv gfl5fd-1a1iqaj v5vs50-thmkg4 nttuf5-b3ipdo 1jexvvk-qm6udx 1t70h97-pqrld 1tsc60z-b3ipdo
    1bs9tvp-b3ipdo k1k7gw-1nzi84n p9t220-1tivimd 8s7fx7-10nucrp
    42: rz8x3x-1rb8bg1 s4dae-b3ipdo 9yocgb-f5hzow 19fmoss-1u5pr5y ma5zdq-1u5pr5y nlxbyv-yfgn4o 1jsdatx-gt4fy
    ja1k9o-oxzo8v 1f8plmy-1hw3eyr h7k6r4-1hw3eyr awoje0-1hw3eyr 1ip16wa-1hw3eyr 1ox91qz-1hw3eyr ij206u-1hw3eyr
    tky8oy-1a13kr 10pw330-1xw6ty9 ofo9za-1xw6ty9 jhf32-1xw6ty9 k1b9df-3ry1rl 1ngly2y-11cgzbh sz6qda-1llkd4z
    13x0ea1-rv00fu 3m7aey-hityjw 7o7cxa-1sjveny lfwcao-xp54c5 1o5o8ai-1b2lv52 gnoko0-wff4am 1qwnuwx-1tlescm
    1gbknfq-1a4pkz9 1osxbsm-1vjecpf daldfm-1vjecpf lq773s-1vjecpf 1x4asud-1vjecpf 1cwzldj-10nucrp
    43: 1ikel16-11ttnpl z1qsh9-10nucrp cjfvbb-10nucrp f6iskr-10nucrp 1lp0vfg-12ecbsv 381bmp-1f2xc1h 1drbxfa-856m1v
    kuxi79-856m1v 1in1huu-1d6w643 3qnkzs-1d6w643 1tl7fmd-fdqs93 ybhdob-1d6w643 1eqw0hg-me6szn iqc3es-10nucrp
    5srlbd-10nucrp 1euw1da-10nucrp bd8y1u-10nucrp 1ceprsi-10nucrp 19zwbr9-1liso5e 15fsl33-1m4h588 16r7j3h-1m4h588
    1fs857e-1t4m4qf ce14x1-1m4h588 t0972a-1m4h588 11sf3sx-10nucrp 12mslux-10nucrp 1s1pyx-10nucrp tx6tgh-10nucrp
    1wc5fj8-10nucrp 1fccg4c-10nucrp
    44: uahrsd-219l2p 1lqtq08-bdutqx fl46w9-1hfw1fg 1q2mwt3-z687tt 1fuuqo-z687tt 1wn7234-1gcxbd5 14w53mn-114debi
    xifuin-1q0poef 18ytore-1f30b0n lgya2e-z687tt gmyvq6-z687tt 1813wp9-95dgyn 1d5ljsg-1vq5yfb pgqast-95dgyn
    1kxlqmr-z687tt 5oe2pc-95dgyn 1ecw1yp-95dgyn 7unbjq-95dgyn vhqw7m-7m9gm8 r5mrmg-qiwc38 1u3y0ls-qiwc38 1wdsyww-qiwc38
    ump0z0-m8kvgs r02e11-nzz5n4 rcq8uk-13dg72t d1c02r-1y77z0b 1wf5gxn-113ku5 1w2e7qz-aqb5p7 sz6drp-aqb5p7
    1ytxjew-1mwb1zd 173wfac-aqb5p7 1t2g850-aqb5p7 ztlgmk-4q2h5r fdxizm-13og25h 1uyc51-10nucrp
    45: 46fema-11ttnpl 1kyrarn-10nucrp hvxgsp-10nucrp 7xd9h8-10nucrp 1ybpsld-ga4fjz dkjfeh-8vjaxr 1ch8hvp-b3io1c
    14sxoal-1qu1pfx qrxrwj-1tcrb1j pp4vy0-18vj6ge 16v8wp8-b3io1c 1r9r62v-b3io1c 1btmv8p-43hgx5 6ifqf0-1q2cze4
    qolsoi-cd4lef 8ksz3t-10nucrp 1foq3jn-10nucrp mwrreb-10nucrp bpw09i-dr44pd 1wvjy7-b3io1c 19vqfkl-9sybmf
    y6bpmy-1hcnmpb 2wmeey-1lm8tp2 uvc1a4-84yu5 1xd55n7-1fbx0fu v1qfkl-cd4ke6 6qa1yn-cd4ke6 10oin7p-1fbx0fu
    1st255a-gynx0z 6znc25-10nucrp 17kkpo2-10nucrp 17csmu1-10nucrp 7dqua3-e9fju4 tjumu0-fi5wr5 1boo09s-10nucrp
    46: cdvizk-bhb1n8 8pj9p5-hn2z0j 1l09kqj-1vdillo 1qld5ee-hn2z0j ahr957-hn2z0j 10b3zgs-hn2z0j 8i72m3-hn2z0j
    163v1am-197ad4v uzvkq-xf0mbj 75t6fs-xf0mbj 17js60m-1gck3o6 1teqcm9-1pxfbda 1s3jfmi-uxjayf 1pygwdm-1pxfbda
    z3s86c-1gxg0st 1oq9w9u-14b58pn 92fhdg-1nhveps 14u6mma-1uci9ok 18t6fb9-z6122m po5dq8-z6122m qo6g3w-16oedwb
    1dipqfb-1usqr2w 1oa775b-14tcutg 1fg2w63-1usqr2w 1pi8cqc-1usqr2w fv2cgf-1usqr2w ckmc51-1usqr2w 16pv0n1-10nucrp
    47: hvvln1-219l2p 2dve21-16xmb4v 121yk0n-67g154 11svy0-mrmlgb 9wdwyf-mrmlgb q83s0y-1v42ih 13a9ihz-1v42ih
    1kdixoh-13wt59j lux6xu-z687tt 1rnst4w-z687tt 18g1onj-z687tt x9a199-z687tt psgc7b-z687tt c1edkx-15gm93h
    1vrfeie-z687tt 1vor9gp-z687tt js9rw1-13qis8i 78e5ih-1yrttkb 1gwd96u-1yrttkb rwaejj-1yrttkb 1xq1lmf-rblhzm
    1wrrqhq-1fu8ial bwene8-abbhij 1sxxftv-1a5k935 wcz72x-10nucrp
    48: bokrtk-65pzip 1f2luek-1d6w74c dxunst-1d6w74c 7w6fq6-1d6w74c 1rj75t-suhusp 5m221z-1d6w74c naaaxv-1d6w74c
    1lz8zp6-1j1sd4k kmkwqj-12p5v2g b4pwdk-19xq04a mb1otg-19xq04a 1rlcmis-19xq04a 1sq6nk2-19xq04a 1pp9n1z-19xq04a
    1ea1vs3-19xq04a 3jy9s2-19xq04a 1h7ng39-19xq04a fczlaj-103l9xf 1f0sz9g-145znn1 16992cz-116dw42 c88yzs-iuccu3
    e1nrqu-vqiie7 e57u9a-be3mbx 1hjqxhd-be3mbx 12o9700-be3mbx 34ke3h-ih04n4 1kgsoix-be3mbx rfa8be-be3mbx
    10wt276-10nucrp
    49: 63oe0i-219l2p 14fqn0v-z687tt 1qnf9hr-z687tt j0b0ow-1p3uagy 15x3xpo-y0r5j2 9fm8vm-zvledu aoyybr-nzz5n4
    1ei30yj-2qw48v 1jqtsy5-1083aud 1nvnxu1-1wxdljw bp2k40-14circq xi41ja-34k97x 1lua5gh-1x47tgv 3db6sa-1ru0rno
    11yz1a6-1jv1sla 1l2kqz1-woyswb 1m14hwh-1shx091 1twyh3z-17c17e1 13afs9d-1fqpgxy kr6p3t-1yrrptf 1b2m8b5-1yrrptf
    etka36-144vwq0 1l0e9kr-qx9x44 2we46p-e2x04x 5d3oy3-bqp0lm 18z0iig-1wkxjix yvb0tv-1luzzox ufv8ld-1luzzox
    awmov9-1y8n7z8 1d8wk2-1luzzox y8r9n-1jmnag9 68ha5d-1w902yj ixyfqy-f9o97w nufamn-f9o97w ags6x7-1352uxk nw5rve-zsdfjt
    ydh1r-1re3k36 3oyee8-1re3k36 hphpwm-10nucrp
    50: 27x6nw-i4gpc t87ajh-z687hq 1lg8p7m-juiow9 t5kk1j-z687hq 112t7kd-z687hq a79qn6-whoeim syyjfs-sbocoi
    uw3hq3-1rqpja6 fl4peb-1j41lka ofti8a-z687hq nnbicm-1nzm2zs mrrhf2-z687hq 197cly-16btjr4 1pgk9h3-1i6dauf
    1d0m009-14nqt05 1g8ibr2-1dcxevc zah9ap-1qavxvi 15btihf-c0vfs3 q1e8lv-rrv3pg 1i2ps8s-rrv3pg 1k2n48f-1wb75a6
    13i7g9j-15r8iyj 1bmfvf7-1oqq74o e3ddug-1oqq74o zn6aan-bjotf7 19i75dl-bjotf7 1asxqpp-bjotf7 1sa1luf-r01cy8
    5iriw4-r01cy8 fn6urt-r01cy8 4gs6n3-13bac2v 1lb6zqm-1o370px 8zg5ec-r01cy8 1kj2x2h-gb5g3r tblmsy-hfguj2
    446m0u-10nucrp
    51: r9kemx-11ttnpl 1q9hjdh-1i3akfd ry59i8-10nucrp tya7bh-10nucrp 4fhgfe-1p3imkx ejlzmn-1x2vdom 1gas7od-1x2vdom
    1gs0zer-1x2vdom 1xrhfhf-1x2vdom oralzd-1e2resp 1wdddd1-148owy5 1q7hcq4-12ac5om 4w559z-15dv6qa 10mypx3-1nq330z
    bop8es-1nq330z 1y97idw-iblqfz dp7h1p-1nq330z 135zo82-1ok2o1o fdqjul-79r571 1kluyow-1j8p0wv 1xvymkt-10cpgvh
    13cb0uy-j5e6gc 1a1zk3z-j5e6gc 178mlly-7d2chc 149mb4j-1wov8w 1x0sro0-yzsrnv 1mx9gj7-1l9fa4f 19v5bxw-w7my60
    sax9x5-120afls 5foxxa-1lrwj09 inqfyu-b3io1c oyf6j8-b3io1c topmhs-sjr7ke 12ekrfp-b3io1c 1otcoof-b3io1c
    1bprscr-cfo4sz x7sm5u-x1lfy2 1j3kiq0-155xvoa 14b9r02-x1lfy2 1hdhhvy-10nucrp
    52: kx4y4b-bhb1n8 ew6miw-4skoht uvr58v-hn2z0j 15moaon-1nduznt 876xnj-hn2z0j p6fake-insx6o ir3lf5-hn2z0j
    uf0k6y-hvy52w o92eiz-1b4jdu3 5glyoh-ie3xk9 17ej1oq-122do8n s0o0as-1nlh6un 1i8hgf-1nlh6un 1akkeh9-1nlh6un
    xq8z8k-1nlh6un 1m2mmzn-1nlh6un ro0jqq-1r81t5t 159rykv-it742q 1bnmj2g-reezv9 17b2me9-yb8hgc 1d73d78-yb8hgc
    1566h4i-yb8hgc 1b0didm-1t3w8v1 nh89ro-1t3w8v1 1217vbs-1v7n456 4n55vq-1djs8iz v3mbtv-1pz61l q28tx0-17gtqec
    2lx3d2-6py86x 1vtguk-15q3n6z 1a6gw77-1lu8ddr mq8ny4-1hn14wt 1auzyl4-1hn14wt idbxp5-1hn14wt 1f0cnxc-1vo059w
    14rbney-174qdta 1tqqgkx-2pfxui xx7ki7-10nucrp
    53: 1rcfxts-219l2p 1oot722-z687tt hum0px-x1g9bc 1f92x9i-1ncvdkq gkhvyf-1ncvdkq 1ff0qef-1p3uagy 1w6exct-ezrvtc
    16cyncp-ezrvtc 1wgct98-ezrvtc 1adeu39-1utxial 11fwy6c-1txu9su 2k1lpw-9jdg7g nd2no2-mznsi5 s0l3s2-9lry0f
    qz3iex-10wr9n3 19hqbtv-1x47tgv 1usns42-1x47tgv jmqiik-yecfth 10e6ve9-180c2ss 111hoa8-37jlfk pfbjww-55f8rk
    1nsekom-nrwdy2 1rbj138-180c2ss ek7x7r-z687tt 1jjf4uz-1avcwbk 1loqacd-1ada0s6 emckde-azzzk5 173ol4g-10nucrp
    54: 1k4y1fa-1rb8bg1 nlian9-1blga14 1p1g65c-5rnmvd u6slb8-5rnmvd wtl1h9-l7rtqy jx1ui7-ruvi14 6fyzpx-17fkbk5
    kqy152-5rnmvd nct5wp-b3ipdo pfigq6-1b0balj sv6ulb-akyvix 1oyq1st-1ja66rz 1a9hyfi-com01p 1b6lgg5-1c4m4kc
    1ejnhws-akyvix 18muvi7-akyvix 1mccswo-17kaqw5 g9r7q0-akyvix wzu67j-1tbzaos dp3qhv-1es7aek 85wrkt-com01p
    14cgq4q-com01p 1yohkl-com01p 1yfy8i3-16yjqdt 1qwum17-1mis7ho gqfbbo-tkubbp bfzjz8-hsjtk5 1205n33-hsjtk5
    4o7fbp-hsjtk5 gxywrq-b3ipdo 1j4s92p-b3ipdo 1768vfu-1wxuk7h 3dpiuu-hsjtk5 yw8y7r-hsjtk5 y34977-ixahf8 6flctd-4wiidd
    cz4775-10nucrp
    55: 1xdl84u-1o12j9u 14xm02f-b3ippr 1n92tf4-142k3mo 1x3emo-1ukcw9i 162astv-1f22tk5 1yj7pmt-19hsafz 13vxhr0-1ob5x4o
    1rvevst-19uawru cac0b7-i0fwnn 1qi1ejr-1ob5x4o 1yu65nz-1ob5x4o 10bguek-npcoa2 1rcmxz6-1ay72l1 okyu6h-1ay72l1
    1cpm8dq-1ay72l1 l3jlmh-es5fky 1aefb9p-17d8tsw lqwgwp-1oh1uhf 1bcotw3-oyyt8q 8nntif-zfkyll 1edh69v-zfkyll
    fsqlmp-zfkyll 4if6d9-ghkvuf hnnpm2-zfkyll 174efur-la0bp4 1kd8xq1-zfkyll 1r74fdu-ghkvuf 1bbr2nr-zfkyll
    1waen77-zfkyll 1x47lks-1fohp11 jmhs2u-7ds12m l6gvbr-1m17u1o sadx4f-1o9hde3 1j2j483-10nucrp
    56: 1ekz5e2-11ttnpl 19oltuv-1liso5e i5kkd2-xxmqct 1tse3zc-xxmqct 1e8l9j7-xxmqct 1h2j350-xxmqct 18wm3h6-xxmqct
    zzdpx-10nucrp 1izfmu5-117xt6c 1ljovmv-10nucrp 1u97q30-10nucrp zvybl6-10nucrp tv0bd2-10nucrp 19fa6xd-10nucrp
    19dhgcm-10nucrp ou2zjo-9a4kb9 1vrtupo-1103cvg i14r5s-10nucrp 3l6oqk-10nucrp k5xp4g-1ozhv0t 1gj10e0-1m4h588
    1hig9kr-1m4h588 nbhncm-10nucrp bay1wq-10nucrp 1n0txux-10nucrp 1v2q3bb-poooxq nuua5v-10qwr9l wsgufo-vsdyea
    9cb7qc-vsdyea sfkoeh-1nebgyt mnuukm-10nucrp
    57: 1slcgon-1rb8bg1 4luap-1xrm8vm 14r4ynw-12mcnzz 1pn0g63-rsenjw ptcx30-13qhryq mkmjf7-1sl2jzi u7oc6s-5q489z
    1v60ts4-1mqsafe 1wlhtm1-pkk0ut 17zvm8f-1b7jc9z g79my7-i557i2 1oa905o-fpkme4 1gbrdka-7xyqg4 1alcgfb-ap7jzv
    jqzrwt-f3qydy du5p3s-f3qydy yzpjqw-f3qydy ppyfj3-edlvfw 1ap4ftg-j7f2so uo1e09-1lzqnz3 gr7yq9-7agi3c 1jwxzqs-1d0ws8n
    1d9rxp8-35gg7w 1k4xcz5-1miyoy6 1eu54yy-uk2z6w hd1sf4-jwvu39 102bz0e-18e30tv rfhn8v-zzjilt bkkp0r-hsjtk5
    9a1hux-b3ipdo icn43d-hsjtk5 tbnwzl-b3ipdo vld4tg-b3ipdo pkcau6-b3ipdo l66xeh-vx1avc rcx3rr-1igany1 1qt1kr7-5rnmvd
    srd5m7-8emcgt 1798a0t-1iqxg4v 2p29ed-10nucrp
    58: 1wqnbaw-1rb8bg1 6t9t84-b3ipdo 1ghs2wd-b3ipdo 1o32bgf-b3ipdo n8syqj-1abvgs3 1ckcv53-12m809t 1kcie2v-1hirryl
    ib4pya-yek33t 1yhgy6r-1f96hmm 1t4yi0s-10hrvdl 49dglq-lppbga 77zokf-182df5i q7b0ut-eteyvg kn5oc3-x6xqit
    y9qpot-1nv1bi6 qw2ss3-1nv1bi6 1h7tvcd-1og6qz9 svtz1f-1rcfa1y 1c0eubj-hhqqrl 10lgvc3-hhqqrl ug5wx7-hhqqrl
    uoepbe-hhqqrl gnhnt9-hhqqrl o6748u-hhqqrl hhq2k1-1cnoi1j 145i7f7-108ex9p vzet6y-1w00mgd 1kfj9d0-b3ipdo
    1rsm2e8-19mwy4j u4ig0h-b3ipdo 9dx4ye-b3ipdo 8y64ht-15l2vrv 2bze0t-1hf7r7k 1g80wt1-10nucrp
    59: 1knbr0-219l2p 1rya4lo-s0w374 fxefjl-1p2u05s 2chnlw-ijv328 1fqdstu-11kdfz5 1gcckfq-j1uq1b zvynqj-185c03k
    hskpyl-o877sa q986ju-o877sa 14ry3mf-o877sa 12hz8ux-1xgmrlt 1bc5d7a-qiwc38 c7k8rc-1kk9k6c wqeieg-qiwc38
    17f1ql3-qiwc38 bb6apg-qiwc38 9ea05n-1cpdpfk 109zvpw-1dnv5uc 1i8x6tz-kctd7m 38tnw1-g0wxtc 335nvs-g03z1w 3x48i-g0wxtc
    1qxg124-1399m7h 159w8rm-z92rre 1wwuttj-1s2fyvh 12z7ak7-1lp08ik utqhqr-om7595 h577xs-om7595 lacx95-om7595
    sirg4y-11qsy75 lyblx5-100wfx0 bgvjy8-100wfx0 m9rlei-15wya73 4jjjzw-10nucrp
    60: ss6ygs-11ttnpl 1cm19h6-10nucrp 1n9jkjw-10nucrp cgh8yi-10nucrp 15qh60r-10nucrp zw7dtz-1liso5e 29qozd-1fuus9r
    1kejujm-1c351rl 1xeos2s-1c351rl xf5uen-1c351rl 1fkoo3u-10nucrp po13he-10nucrp 1e78u55-10nucrp 1wvrui9-10nucrp
    vth0te-1liso5e kguoba-xxmqct 14qu8g5-1bm53ki 1j70q1f-3fajfz 1msua9-1kk9jba 1aphq3c-1kk9jba lf7iy9-1kk9jba
    1bmkqfx-1kk9jba 1d7cro7-1kk9jba 1mx2yvs-8wdcd2 vtpvfm-1kk9jba 1572l5g-a1a5wj 1xxyb9g-8mlfdb g0wzhh-96bp4i
    aq4c42-10nucrp
    61: 1d7078n-219l2p 1pewizw-17vbc15 byowo8-1a9k7me 1yvop8f-1onb5ct 1lola9d-1onb5ct fgsb1v-afzpwz qhhb9i-1yphrhb
    177xv0p-exg5i5 g8mjyb-1b5ezgt w78c82-1b5ezgt 1psbzel-16oztmt b4s11a-1kj1xuc cyp2td-1kj1xuc neowob-1kj1xuc
    1ringlj-z687tt 11vu378-z687tt g69us1-z687tt tv3eq2-1kj1xuc wdxrk1-b56bki 1x9p3gv-1wsksz3 1wvfdnm-6bizl0
    vjgpsk-lc17iy 1uewal2-uhfzm5 o9ve9r-f5fcxr 1qckzbu-f5fcxr 59jhio-1eyzzgl vdpwq6-1bg3cs8 9haws4-1bg3cs8
    1mp20wj-s8muv6 1yy7lkp-1bg3cs8 my6vkf-g0wzhr u52liw-g0wzhr 1aklz6u-1bg3cs8 1hwundf-1im8t66 5hm69z-10nucrp
    62: b73tq1-1rb8bg1 13158wb-m539k4 11fbc5a-b3ipdo dujtl-14tq0z0 1adlxg5-14tq0z0 1x79u3-1dw4bq3 t5unu-14tq0z0
    16touis-14tq0z0 vvbznn-b3ipdo ob0kxe-1m3is1r bt66yc-mk56x5 vfbitp-tw99bi 1rs6rbw-yh5lpl 15oah4l-8ig8g5
    5mgq1c-s500vg 1xwwsr-zm3d5l lwz3o4-ssfkx6 oppq9c-1wy32j6 104h0ar-uepllw mdzo25-rt673o 1ktg2lu-1uz9pjc
    e6p9sq-1l2wqla ryvi4m-176tm31 1ykxmb7-1e8lq31 1md0ylh-ssfkx6 16b9gsh-10nucrp
    63: kx4y4b-bhb1n8 hlziuv-1lbkd3v y7rejd-10v210a 1ra7k4o-4ehikf 462j94-1quj81i 12dguv6-p9iryf 1377ws7-1nlh6un
    i1ihkf-1nlh6un 4tqea7-xv9klu 1tkai1g-1bcd8u4 ysfrq8-1bpd5ml tt8ca0-1bpd5ml ed63p2-1bpd5ml 1wcuatq-1bpd5ml
    105lt60-lo7my5 x1t64b-1eudibg yqki9i-hn2z0j 1c2vkzp-1bcugnz bqjz78-gxkxfr 61b43w-gxkxfr 1npetp2-gxkxfr
    kalai-107d7i6 6iadnd-1nlh6un 1s7411z-t269hw dq3ws2-1nlh6un 1d5q598-1l7hro9 ikgmvb-dgky7n tp0eoo-ptl6fu
    18q8htv-10nucrp
    64: g073ij-219l2p me7vjp-z687tt 9epbsu-z687tt rp0mia-16xmb4v dl5ewl-2zpxa b6o9x0-16ee738 1y611eb-8gt4uy
    rdeik7-z687tt 10930qj-inj0z9 4lxmph-1csj785 16gey65-z687tt 1vtmhle-z687tt 1yvrjul-cmk0vl 1bo3fi4-nqzva0
    18xinku-1igcgde fhcxzj-rfr86n 1b5pg1f-1igcgde 1xxuf6s-o5oxwj f0fzz2-l2ng54 1cacfsp-jzigwb 1t16itp-4hw5ex
    t1z5ry-suj9ku 3r7t3t-gqui9t 6zv37e-15gm7r5 lsz23y-3tzvmi 1b7jms9-1qzmtv7 1lilvg8-z687tt r5pykb-z687tt
    1grdftb-z687tt 1hvhpje-z687tt 1k0j1sj-1eqkr90 3lly78-sicwut lwvsak-1p7jm3c m6xpir-10nucrp
    65: 18co3al-1bl0k9a 15zsxfn-hn2yog 1x11lnd-hn2yog 1bd3i66-hn2yog 1w8myhb-hn2yog 1xxpdi9-6zxv1r fitq44-e2ur99
    jjo6i4-e2ur99 kcfp70-l0u056 fxkms1-11p94fi 1jtimr8-1r049l9 s33sw1-k4zc7d iofthe-kipudn 1jjzaid-43ghln izsd4c-hn2yog
    zi80nl-1m545b3 w92cgy-1m545b3 1w3a70b-1m545b3 nhdzr4-161wrfa 101v71y-u5xsq2 szxtcx-njequw 17mbj33-1midt6m
    1ac72tx-1midt6m dbrlv0-nlrown 1ydnnle-11xprmq wki8ie-1midt6m 1cqu15b-1t0k5o9 2bejwb-1gdqxzq abpsnx-nyxphx
    15rb9yx-5mw8nb h8wja5-ggro47 q4si4h-euzod2 q7wwl6-r0la9m 1cot33y-1b7j1ry 1jm28rb-10nucrp
    66: ui7l7k-11ttnpl eov7mb-10nucrp d2l4d2-10nucrp 1dhw2wp-10nucrp 1aj2bqr-10nucrp q8p3hl-10nucrp 1pwj1zd-10nucrp
    rmh13r-10nucrp mplwdf-10nucrp 1svzk6a-10nucrp 160vjos-10nucrp 47sezs-10nucrp 1cdbmj3-10nucrp 8uldl0-10nucrp
    kb4nfs-1vv7n2j 4fv2vt-1onvdef uldt9i-1d6w643 i9uxim-1rkevka 1ymtq3k-zej33e 1pxqjbn-t313jf 1eo2sb8-ma903v
    wml7t8-p1yusr 1sl52c4-1onvdef 1wq73eo-ncnhot 1hk2o1t-xhgvrq 1hx3oxq-9fj6i9 6h5s63-xes66l 1r0khbs-xw8f0l
    1j83dos-xw8f0l 1il8qrr-xw8f0l vm5le9-g9es0l 1r4n0u0-gjweo5 1n86a08-13zoh12 xe4fp0-10nucrp
    67: n5fofu-219l2p 87lvn7-z687tt x50es2-z687tt cd8e19-15vtkpi 1nmlew9-15hu289 ruppso-1hp3xb6 19y8444-1k1oll9
    xfv1ic-tdnwvd i7q4nn-tdnwvd 5az0wk-1fw9vxe 11x8ia6-13nd2i4 klief-19x0tlg 161jsw7-1kbti2v 9xtz6q-1kbti2v
    1hbunq6-1nsfxl2 hb56ra-1ri4600 1fyiuld-5czwkn 1u4jy05-1ri4600 1dkms46-5czwkn 10wa3w6-tkyjb7 2yok25-1ri4600
    1xstb2b-7z8s9g edludy-z687tt 17vk3mg-5czwkn 1e6vbj5-z687tt fayfxy-z687tt 1wbvce2-19bfa2v 1o5fvk3-19bfa2v
    1lrffvi-113bmi0 f8h4v4-10nucrp
    68: rz8x3x-1rb8bg1 zi8r2o-b3ipdo vz34gv-19mwy4j ugxxvv-w7u0th 7xb16i-ruvi14 whlvhi-16jsqz9 2669x5-zzt6uh
    9h0eb0-sfiayr 151407b-1a5ek1q 1fef81l-i6vyue 49nqk6-w62w06 hcr6f5-i6vyue 14643qz-1jhf65i 1dq86sv-1gr3cad
    vl5of4-1moozcy 15o8x36-1hsw9m1 14hbnyw-1moozcy 1q33v85-xidjdw gkahk9-16dfw1k h832dx-1moozcy 12njog9-e7z2f
    1t56jg7-8vhae9 1p6av1j-8vhae9 180bwzg-10nucrp
    69: 1xsimw8-219l2p d4v2hh-z687tt 1q9km9k-z687tt l0xujm-z687tt 1vht2r8-z687tt 19354h-bdutqx 104v1l9-6g7z0l
    10ar3e3-1sdigyf iaap3j-l307ak 5w5pzu-11l1ib6 hqnqrx-qriuvg 18gmb9n-g87xdn nw741m-g87xdn 1tlu9zl-g87xdn
    1ssdyt2-z687tt 7czk1g-g87xdn c8p7ix-g87xdn 1m78q9h-1vwq3c7 1tcxcqs-1ncvdkq i8457d-1rsc38n 1or28in-15yborn
    z0s78m-1iz27hk 20lakf-sphhqn 1y19kmu-1wkoezl ikrfjl-112hgzl 18ovg9w-10nucrp
    70: 16wmd2f-11ttnpl 16upozw-158xwnl 1lrspa9-1onvdef 15ccq32-1d6w643 1bq4ym0-1d6w643 iphf9l-1d6w643 1qfqanx-10nucrp
    1gttny8-10nucrp 9l9wrw-10nucrp xvxlja-10nucrp d9f7n6-10nucrp 1h92img-10nucrp yin9z1-11ttnpl fvwz2y-10nucrp
    1jdw7f8-10nucrp 1v13gmn-10nucrp 59p8vp-1liso5e ndiuvy-xxmqct 1hyqk1p-pfllwb 7ln1g6-xxmqct 1kqf7rx-xxmqct
    9hc4ci-10nucrp q3u6bb-10nucrp 17pl9nr-10nucrp z2oppi-10nucrp l1vrwp-10nucrp 1d37p1d-1liso5e 9nth9o-xxmqct
    1pfy8w6-xxmqct vrgbt9-10nucrp
    71: 15wbv12-i4gpc 1nzw8cx-z687hq 1w4kr0h-vjkzfx z3fy01-z687hq pxo9g4-1tugipv 46fsjj-kot15k 1yi2g37-vjkzfx
    1vrkxee-kot15k ytbwt-z687hq 1bfpgwn-z687hq at4b3k-z687hq lxwg9l-kot15k 1of9ebm-z687hq 1vb0ivd-z687hq 2mv9tq-z687hq
    1jemn5f-17i89p7 otu3v2-ubhylg hc71hy-yh87bb fnpwng-1e58e3s fssxjt-18b5ib0 197wydd-18b5ib0 z8r72e-18b5ib0
    1ftf7d0-18b5ib0 ewjkzo-18b5ib0 3dmc6z-49teyb 7vzg5y-f5o9l1 1x2pik4-ocj8jo 145sgxi-1m0qgin 1lfae17-ddpaog
    1tmnw6k-10nucrp
    72: udnzt2-1rb8bg1 16hgpsg-1tg5e9s 7am5u-hjfu7b 168az7t-hjfu7b a5k06y-ceuxw1 1bhhbyy-10hmkzy 1yma485-10hmkzy
    1qd4d9h-10hmkzy 1xaytox-10hmkzy 1pmojo8-veob6a 16a4pmj-140dn9y 1k8u3tu-x0zl5o 1b9f4yj-1wj0nji 1pcknga-8emcgt
    tr4pwc-5rnmvd 19blqvy-5rnmvd 1egqntq-h9d9f3 11ghaf6-5rnmvd o9lcq8-ayzkx0 tnhc8p-5rnmvd jplyw5-5rnmvd 1ivysv3-8emcgt
    1dp0fxt-5rnmvd 1rnlhwl-zp1o12 83v0gs-b3ipdo oqlsjt-b3ipdo 1q5oko7-b3ipdo hi0vv0-b3ipdo 1lhzw0y-b3ipdo
    11q13jx-719g16 b2g6jy-5u6sfo 82pi6a-1jwngq5 zrku4j-puzoem 1o2vyld-10nucrp
    73: 1e1ebof-1rb8bg1 puj7s1-b3ipdo 14eduso-b3ipdo 6a62ob-acqovw qmgzpt-b3ipdo 1oax8yj-19mwy4j uc2pnj-b3ipdo
    nuou1r-b3ipdo korkj2-b3ipdo gh13o-b3ipdo 5akq0x-11kqbdn 1e7z217-1bkn1jj 71zaa5-1bkn1jj 8jz9qy-1doc83d
    1rmhqzm-1jls4zu 1x67w29-fgu5cc 1wlxviv-fgu5cc 19z8gii-1rl60ut fvb4of-sqjrid zx9env-10mbrm9 8oyabs-1593h82
    66hd75-14fj3u0 1vyubdk-npmqmd 1ltf13n-hen44e 1i6f4f8-1cmckbg c2pu13-guz962 1xxppxz-1qfhoz4 o8h7yw-1qfhoz4
    hp70zb-6tf4dc w8y7r2-10nucrp
    74: 1q80ot9-219l2p fd1xlh-6g7z0l 18t31f-17vbc15 17w8qjk-z687tt 1q317lv-z687tt 1wuex91-1je651z lebunn-14jlyew
    1r7xxnl-1nwpgjs eg89tb-1ccjevp 1j5dep-vq2jml xv5q98-vq2jml ue33sp-vq2jml 10wc12q-1sr7t5o x1nd80-1poij36
    p90vmt-1rpfc9n 1s3tuev-h6gbes 64znat-c1pubf 9h8pyl-hy929k 84dipf-1fmjqkq u2qhnh-rqcwk 148f136-eimfh2 9xft5i-1i5ta83
    yin8br-1i5ta83 17eaor3-1i5ta83 uj4oiy-1i5ta83 dm6ty9-10nucrp
    75: 1rg05zc-219l2p 1q0102x-e6xamu 19d5e0w-z687tt 1pdm1k-z687tt 1qkbqbt-1cj60l1 1jydmpq-z687tt df93mf-1hp3xb6
    1unidyz-1csj785 10ip6aq-z687tt 1jquq6r-z687tt 1efw0du-z687tt vymxsa-5tigs0 1qwf7v7-9p33to 1v3yw9t-13pdkqg
    178e9d9-wewuhr oshxzs-h9cwvi 187oeri-7d40m 1i9v12d-1a3s45a 3iz5et-z687tt 8o8flr-z687tt 1yj9rcs-z687tt ng26w3-bdutqx
    132xmzx-1yb639d 1yintxy-mavzbs dpja4v-i7hpoz 1rp2d83-z687tt 1c0dbqn-vsdx1y n8vip7-vsdx1y 7f44sp-1bwz02n
    aoohag-1wsgbd4 fbxfvu-fdbh2u 1h37nvm-10nucrp
    76: 10dxy2g-219l2p 1mtpoe2-g2ktd3 1il4akh-l09yz2 2nvfky-bwhbxc 1vjdh8s-bwhbxc 17tydnk-17y6ewx 13d9xzj-9flo18
    1o4jjc4-n9avv3 25erd6-9flo18 1tx6gt4-n9avv3 1oqcwbb-n9avv3 eh85r6-kh9vwl h65zga-1x47tgv w1zz83-z687tt
    1a84lu8-1x47tgv 9bz3f0-utyn92 1hcls0j-z7shnd 1uptjf6-95dgyn w84zuk-95dgyn 11evx6d-1pxlfxf 12uumou-zubzxx
    12hropp-95dgyn pyt4ua-95dgyn n4gi0k-1ya21jy 1n79war-z687tt 1stsfoo-z687tt 17cnwea-r3o376 qkjfdk-1uz9jb
    jf4kfc-1vayzkp 17msnnp-1u27zei v359km-10nucrp
    77: tmu2c5-219l2p d88708-15gm93h 1yj8ogd-bdutqx 156rj8f-z687tt 1ww6q72-z687tt 3i39nh-z687tt 130h8pf-z687tt
    vz77o8-z687tt d1n6i4-15gm93h 1dfmzbl-z687tt 1xdjxp2-bdutqx x8mza8-1yd57eb 1v3slne-1cecuhj r5pfrm-z687tt
    1koku6x-z687tt 1ehfllq-z687tt flzfxa-z687tt j4nc9-z687tt 88k1jr-1dtx3ml pogh2v-zyzo13 pknh2d-iiljyw 1vu8vei-z687tt
    1kq8fy0-vsdx1y vrf6ts-vsdx1y 1h0fjz4-1qx9vty 883zk3-9i0670 1qlcwu0-1u9jdww f6edp8-10nucrp
    78: 11z2sro-1ut1xil 16zj64l-3b9skx pvmqhg-z687hq cr33y1-1c9kzdy 1bmtvpf-v00ayf 80nug1-z687hq i06u0h-z2zcll
    cgb2qv-1xe503l 1lfjjw-19h566z rxtgq5-1wdtbj3 18pshky-11atbos 16zss2k-kfrwop hfzh5g-zdiq1h zxh9f7-1ww6032
    fur9jn-10bboxu 1d4wm6z-10objpb n0van9-eh2qde 1jm2p1m-9d6qb 6eldlj-jghni7 1egihip-jghni7 2muqvi-iw6wmv
    1hacp2d-1i47v0r 18jwcxb-1rle71x punflh-1fla1lz 1e2w7sv-df1t91 1kk0dr3-jghni7 idvbhi-15xx98j dhqdeg-10nucrp
    79: cdvizk-bhb1n8 1tgmoex-14zxhms 1og65nq-1kg8ms9 q26ys8-xk000u m4y6tj-xk000u 471ng2-khqgxd 169rd9c-xk000u
    2bpxkp-xk000u vm69cc-xk000u xy7wn3-uxjaa9 4w519v-xk000u 1c5agul-1p719pg 9apk02-pz0z8f 1pdptum-yr1w85 voncc2-11aaq87
    ekocli-yr1w85 6na5r6-1sdckwr ibojxh-ow3zjv 19eys9x-6w7rh 1tx0ata-j4wnfd j7xjul-1nxgphi 1vlybz1-6vrhnn
    agghlb-1s2zpx9 1xbgnuz-wvlxwq 1yon3x2-1rz5hew 1pt5nsg-mw7ob 1t2h3ng-mv0xfm 1nz6ikh-hn2z0j 1s7g8n2-hn2z0j
    1pdtni-hn2z0j bqfwdv-ezbzlr cxewkr-m9w37r lm09st-76740t pp30xo-76740t 1og0c7i-76740t f74q0z-1t3n0zb 46d6uc-10nucrp
    80: yf6bxg-65pzip 1duix6o-1d6w74c 3k3zo7-1d6w74c 1hatykg-u8c8sb 1weeepf-1njyx6b 1tux7ot-17n4ijh ak2jeo-tjho2f
    1ok1a6q-ug27n9 1vd8bkb-zn23pj 8zpul0-1026pv5 1m4coxt-4we4dn 1xrtxg6-13s9kb8 xmnz4y-rwqjji fr60aa-1am870r
    1e0e0hd-1otii2l we0hdz-1am870r 1tgwpbz-1am870r 32y8hl-1am870r h6985n-1am870r 1qb29hk-1f05743 6yh5hk-jq8zl9
    j7rnm1-1lgltui 1xx3tyh-6l3if4 z1eybs-1i0wz9o znf7mm-124nmua 2ds6se-1f1uyl5 1lgezbf-178rm6s z8ib4k-178rm6s
    wepb03-1lgltui 1c6y6v6-10nucrp
    81: beiyue-1bl0k9a hyf81q-p71ehc 122cwva-1ciqx1b 18zz6k0-11wh2c5 s3k01o-11wh2c5 x5f7oz-11wta1u f1ix2g-16qdvp6
    1gokagr-1gs4gv6 1icniuv-16utw25 ls2qia-1gs4gv6 1so2khz-1gs4gv6 1bv8va2-os2vd0 vcrqhj-1gs4gv6 f1uksv-1voxltt
    2c1v74-dqy8t9 15h9yc-ovmuv 14tiiqs-1gr6bfg 1k7pp6a-1oh8pra bgkenn-1oh8pra c6hxga-1gf9939 1i3rmz5-wx6is9
    1xtlcoq-99c3d0 2h09ik-auiouh 1xvst7l-r70bld 1wk2arl-dubma0 17mu2kc-1wwk9u8 909xrt-1uiu15n 1j9a9ga-1wwk9u8
    1oaup3x-nv5qow vb1kuy-hfavoe 1iekoti-10nucrp
    82: 18sipj6-1o12j9u 13a4abr-17pj5cu dtirel-say7dy 176m5pv-hyd7if wxvewm-8n29ww 19xy954-n0qoy 1fcjxcl-jl8wil
    1v1b9i3-jl8wil 130nb3q-8n29ww 1epioc8-8n29ww 15jm937-8n29ww 5eokio-8n29ww 9vin1g-s65je5 tov1wk-1je8xjh
    m1re9m-1x04xbl 1silfp8-1yb0q5p 16evydi-y6h227 bekjir-jd2xrf 8ljih5-1df5cks 17ntirg-7g26an lyoe1g-ih0rd4
    fvmbfp-7sjomb 1jxsj9h-z4niie 1rbxyok-z4niie 12vf7cs-1b94739 tc39b6-1b94739 u8oql6-1b94739 10onl5j-1b94739
    o7ve61-1b94739 745mde-bum625 iwirj8-12skbd8 qre5qz-3ud4et 1754m0g-anv3ma bteuj3-10nucrp
    83: k42uyo-219l2p s8v37-dh88o9 1n38q0d-czt4np hphisg-16qcael a9t9ou-w1b3mj gli9lm-zrfgyf 5r0ooq-1he60mk
    7dkbhz-g87xdn 1sj3snv-g87xdn 1h5tez3-g87xdn 65djjq-4m67i9 19uu315-15yborn xu755c-z687tt 14yh18o-z687tt
    1xx9ong-17vbc15 1ww78qk-z687tt 5w365j-z687tt 3ef70t-z687tt 1oxa0dk-z687tt k3qbta-15gm93h 1oj4zax-z687tt
    1oeby7w-b7um7s u5660i-mdhmzu es8c20-1ngs0nq q6n7nt-159yvqw 2jyvsl-orr3o5 88rd4c-18fw6eo 1gnneom-1jv1sla
    9qpo1c-5lr67x 1l2prgz-1jv1sla 1wbh4ql-ku5rh5 o0x1t8-nrj0ty 121armx-zyklg5 692tk9-zyklg5 lbzud7-10nucrp
    84: 5wggs5-bhb1n8 1drszn0-11bsu3m lsukm0-hn2z0j 1aihzk8-hn2z0j s5u0at-hn2z0j 1git9si-hn2z0j 1y5521j-hn2z0j
    1bw3v7d-hn2z0j 1m8rkmz-hn2z0j 16klaoh-pyveuy 1a1oftj-e8e76k 15a0fef-95ouid b2cn2d-42dxtx 15d7qxy-ab4u63
    1t4za7n-g5j3wk dwy758-1eyg9rb 62wes2-k78cxv 11eg9hj-pd50ka vmsahd-1ell98l b0p21o-cr0alm 1cocyty-1bpd5ml
    7nyvmt-1g8sont a24xu1-10id0la 1tmez79-17olm88 1b8fy4p-1bc4du6 14m5fp7-dg0jvr 1u6ylbk-1bpd5ml z5yfix-1bpd5ml
    ox6yq7-1bpd5ml 3kb84x-lrbj9i 1f2a0ni-e1dh09 me8hg0-t4zrig ubjvec-lc3gzg ybifr2-lc3gzg 16vynv0-10nucrp
    85: u2b9ph-1rb8bg1 1dtrto-b3ipdo 1tvnbh7-1bbwylh 51kj0v-cv35tl 1yao551-asujr7 mr2xco-m6sp3t dklmkn-b3ipdo
    ebud9y-nl42jw 1t7vzsl-l046bc t1bdcj-xs3x1w vsm5wh-i2nc72 lhz6m4-i2nc72 1xgnh5w-b3ipdo rq27he-b3ipdo s9gkqp-b3ipdo
    1a6kqbf-10mbxo7 vroukm-b3ipdo 95o57s-b3ipdo 185q1lh-w2lz54 1phx6ox-1ua17up 4rvdj-1riynr8 1mu0f2k-b3ipdo
    1l9yr9a-vc274n 1bxy483-uk2z6w 1dfjf3s-uk2z6w 18c8e4x-17s2wbl 1vlt5yu-5fa4rt yysij5-b3ipdo 1hje5hk-we76rm
    ko1e1t-14ozr40 cpdi41-b3ipdo 96u8kd-10nucrp
    86: 14f29i8-1rb8bg1 2v4hnj-b3ipdo 1tpfhsd-1q8cwlf 1huhjdf-8u2yxe pwmn93-19mwy4j 16m833i-10mbxo7 vlr8q7-b3ipdo
    1bxx6su-s8gtni jzu8j2-7m988x tm5432-7m988x 1vbohko-7m988x dxhw2l-7m988x 12ijiek-7m988x 1ye290g-7m988x
    ppgxjw-13t22nu 2qzyt4-emkjyp p0w38c-7m988x 19b5cw-7m988x zbi291-1vihew6 saghqa-d3d7uq 14dx4nm-1lh1ewb
    17lgv5z-v0fzrk 1rp47xr-1uglqib 1phsx5e-1uglqib 1c703g3-nnrnjw m5qcjb-1tdimgd 11zioh1-1o76f68 1uomrz2-m8lux1
    gtcr2z-1p7oyuy 1tuknna-b3ipdo 17ckyj4-b3ipdo w8y7r2-10nucrp
    87: gcoym7-1rb8bg1 npcx4d-1n8pfbu 1npk2m-1lv7ic 1grd8ai-wtw7og 15n0uwq-wtw7og 1cmteyr-dtszi2 nubzc6-xnh3vm
    20og3s-vpi10j 1q2n4a7-4ihh19 qx6x5k-13skl7h jxwfwt-1myfrb0 17rlirm-ruvi14 ini22u-ruvi14 1a6ri6f-1b6i1x5
    1d2m76z-1bth6fl 26gjnm-w12cj8 yvpuic-14zzcgy 1u4gm6o-idph6n 1k4w71w-1ceuge1 m460qd-1088mo3 1lqs3rf-zul88t
    1g1w623-1hpdayw ycohce-1cp3zxn 3o0mr0-jy9ocg 72l2dj-l7zeyz 1rjv69i-twwa5s 15q2nk9-10nucrp
    88: yf6bxg-65pzip meo1x5-pjs5e7 1w4no41-1xnpyvf 10ym0x7-zjilf2 1fh0xy5-tcfghp 300eci-b2ji7a 1lt5k9y-1o755ej
    esnynq-1d6w74c 17cqndx-1d6w74c v7bfvz-1wwuqbc 6gsvx9-mcsc6u 1c4oo61-uh0fes 1obxji8-qvuxi6 1e30ddl-1d6w74c
    1n9tfi8-1d6w74c xi27l-daszdn 5nk6qz-1yag8rg 4pb6r0-1o478c8 13xbps8-pcdw0a ybxpp4-v48wcy 1t9vbq3-9rmmqt
    ruenvb-9rmmqt hzwyzw-9rmmqt nxk9r6-1bq2g5n 41xxc9-9rmmqt nxzdmb-1rfshp5 skamcc-1hmo61y dexygq-9rmmqt
    15u2xm0-1549183 qkfbgp-8j19vv 23yhgf-k7acq9 12t56zy-r84em3 zdtfdp-7anvay 1t6134m-9rmmqt 1tzatuh-10nucrp
    89: 17l4lqa-11ttnpl 551m9f-10nucrp lw8n16-10nucrp s3clpr-10nucrp 8uuzns-10nucrp 16yo43x-10nucrp fay449-10nucrp
    i921e8-10nucrp 14ue9wx-10nucrp wgd6mi-10nucrp 13rer1r-10nucrp ksbus2-10nucrp 16c7gw5-10nucrp 1doqna6-10nucrp
    nb5usk-10nucrp 1bd4aa1-1liso5e 402go0-xxmqct 1sb18x2-xxmqct e4knvb-xxmqct 1x8ric7-xxmqct 1ul6jlw-xxmqct
    1uur0t3-xxmqct 1pt9l6z-1vul45y 1nyvwiv-1y0fnqq 16l7mrx-bi1wqe 6p595h-1vvss4 1sy1gd2-1xqtt8w madorv-14umahw
    15f7pfo-1xcjkg4 hhmn4t-10nucrp
    90: kx4y4b-bhb1n8 1syikcb-hfd16b y83e4d-jti3pn 17ubev0-bg5oyn 1dxhb68-nkzwtv 1tok9lq-tzdbra 193p0pt-8mx2n6
    1f3wkiy-adrzyx 1xfbxpv-adrzyx drdplv-15kxwce ea55o6-17n349h 1ykvn8d-43pu4n 56c7o4-43pu4n 1gpjbwn-11bsu3m
    ulfa6j-1vjdjvh ya9dim-ceug67 vtjq8-yrvb9e 1ccp6g2-yrvb9e 1arvnas-1vllc3i 1alzoqy-1njpif6 re2p8w-pegyzb
    ttnv9g-1hqiox1 7sqw1k-hn2z0j g1ulnl-11bsu3m 2f64do-hn2z0j 1g15j7n-1o0mzja o8ir36-1q5zafn qpjydf-bibxh4
    q434jn-icupm6 fn9pk0-gs4p3j 1tfnns7-icupm6 c28uoa-20n8db v5vir5-1q5zafn vepyiz-1q5zafn 1kp276o-10nucrp
    91: dyvgoe-219l2p 1r89zhb-chxh8h 1rvs6nc-brsfsd 6jg8hu-brsfsd nul7hy-brsfsd 1hjt7oq-brsfsd wvmau4-1ct5fmz
    122xbwy-brsfsd ve7n6a-brsfsd 8cor8v-16ee738 1oo6ioj-12pgq0w ny2l3k-gdaye6 9vu7jq-q7zh2l 1319pxj-tw94zu
    8hh69p-3pfy18 hi7d2c-1cynsff 36ezl-mw7ews ksb70f-mw7ews 17xecn3-mw7ews 17cndd9-mw7ews umhg55-mxkjfd nmjb66-mxkjfd
    16qre9d-mxkjfd 1mcmq8d-mxkjfd 15tyd7i-vk68us 2l46n1-1owjpve 1hlv8cn-1owjpve ncthyn-1owjpve qv6dv0-nbzhwc
    ertpvo-1owjpve vdwymf-1owjpve 1lymdhh-1owjpve niapb3-1owjpve x8hbmk-qk5l35 okp0lu-rzssmr j8j9e7-stqrzk
    b07ma3-rzssmr kwnojr-1f6rv9z nb64td-10nucrp
    92: tmu2c5-219l2p 1vt8abt-bdutqx qkvgtr-z687tt 1sg5tgf-z687tt 18e4ie7-z687tt cdwo5h-sascqs nwtbsk-9ldill
    12ahjcs-p5uuev 102n93o-1cazq9d aorrl4-50qgnw 14uesn3-1qe1vfz 1rb02ky-ifckwo 1a13qdk-ezrvtc 13neuqf-6r6x8s
    1iic2rz-j5dbxp uv9p9i-oae884 1kmcd9f-oae884 1mqqr8c-16iq5o3 2j25jw-95dgyn 1184v45-1el6p2d 15jrsj7-95dgyn
    ypoz63-95dgyn 1pe2rju-1fv8hkd 1nknrow-95dgyn ggexc0-95dgyn 1rkhq81-95dgyn fuqx9e-zvledu 1swewao-z687tt
    z9l0i8-27krzf 1xngylf-zu3d7q 18t9wwy-5f3yts 14g2kn0-z687tt 173prcf-kjvzcj db418f-kjvzcj d8rlqo-z687tt
    1nj4dxu-z687tt 13k668i-z687tt wymusd-z687tt 1x8j7ix-10nucrp
    93: jd1spq-bhb1n8 1qrl2pe-ngk65p z5svpb-1n9qslf 1iqv297-p4qwln du2jp1-1ng5gii vy6ps0-174s1a1 1j4po9q-1yxegdu
    yryvc6-e8chey 1t5e312-f8s2hg 1tqzfwb-hn2z0j 1orgni3-hn2z0j wx9pge-hn2z0j qo8mb6-u9o9e4 11a7kwu-17j5zby
    1ifie1t-1ng5gii 2ma3xv-10gjqm2 1htzrcp-hn2z0j 1tdmjiv-ncj06s xyhlvk-1llm57c idyer3-hn2z0j 11er095-hn2z0j
    1fscj8o-hn2z0j 5psnnj-u9o9e4 146sk5c-17j5zby 1tzgekd-1ng5gii s4j9ns-1ng5gii 1hacqzi-3klwuc o3dh0o-164u9u8
    ssjjee-1ufluva x211kg-ngk5tm 1xs3myh-l9xlux quu66s-1o0mzja 147n5w2-tmany8 158hqjg-1c29ark 1g577zl-10nucrp
    94: 1bdcarz-1g5b9oe 1dwp4fw-1d6w74c 1rcwm1m-1d6w74c 1yqanfz-1d6w74c 13tl2f0-1d6w74c vwmzwp-1d6w74c 1z0itog-rd7w64
    cn329j-1q7zqs6 1bvl7r1-12l6ady xcpnnh-14egi8v 1q6gmrf-1ro82ln 15m1fbd-17g010e ybi4vt-1sw6ymv 1gdkr9b-1q5nbdw
    1l32hp3-5yk80e 1an48h8-pyycn7 trvsct-1qoxreq 1bevgp9-4m3wrn k0g4uq-1xux6j0 1jkyi9w-4m3wrn 13ke5to-4m3wrn
    18xydbm-aojkdm ha68iw-4m3wrn 1ipcgrt-106cut9 9rtmxr-1epsli1 1yi4vai-1h09p1k 5ve9b9-1h09p1k 7e39eg-1h09p1k
    tq3ml8-i4louz yo96sb-1h09p1k e89mc6-1h09p1k 2htipw-1h09p1k 1dfy8dm-f5356w a3dtm8-10nucrp
    95: 14y4h87-bhb1n8 1ah4r8n-s6l4ms 1gkc17e-riss5c 1w88wbu-16742ph 3ydy83-16742ph 14mltv2-w8qz69 hjt5uv-10id0la
    1nl848q-jurw9m 1rr67vm-5p3osx ct3zap-1c4ylqz ib1ead-3ts10r ry5vx4-1d7hhxv f577ge-1e6v805 1nay15o-k6vajt
    yhkvdz-1bpd5ml hhtnrd-hn2z0j wp803q-hn2z0j 6fvdns-1gm9aw 1pnpfps-3r0bk4 tsh6em-3r0bk4 1u7zh6u-3r0bk4 1vxr6yu-3r0bk4
    1o2mj4e-3r0bk4 sdwk93-yvb2rp 10vmfci-hn2z0j zeqp63-pyveuy gmc3u1-1abi3xo d8h7x9-10nucrp
    96: 1yso3wy-i4gpc 14ff4t8-z687hq 1co1wrr-z687hq 1bf8i5a-1bsdb5e 1xciid-hbcysz 1hu0l2s-9n6c4g ifsorb-9n6c4g
    1q3612k-1xowre5 xekq6v-hyrtlb 15blkoo-qrrb4f 14lah4a-9n6c4g yttboc-1h0dyys 1aq78yj-1az59q6 16y615r-5hc18r
    o2lntq-13aei2u 1na9v0l-1dq0o53 m4ksij-xr82i1 hpzrs5-i0b9gj 1kra7lm-1ynh44u ovd6dv-1lao7b5 10vl7r0-lt7u0o
    7wjuk4-tcxprd tu4f5f-1nw037e a54d0s-1wj56eg 1ecfygw-10nucrp
    97: szmpox-1o12j9u civrqk-b3ippr 19ppzma-b3ippr w6murr-b3ippr v7su2e-jl8wil 41sd32-b3ippr 1suvsf2-e57otb
    79dl03-9um6ho 1ip3ao8-okwnqw mzv69j-thgstm 10o2ldw-31noo0 zfl9mt-31noo0 14a76pj-1oqtm95 1vzmh1b-kzl8gv
    mo88b8-rcg9ob hl3xu3-19ojrue u8fzct-585trw 14d5cvl-kzl8gv d9z240-kzl8gv v77ixj-1tx9ajt s0n8yg-4a64i4
    118xh8k-12166xj 1qdzotl-5t39oe jsp4hx-1w6dyhm 1yplc1q-1cqk9lk n3r7t3-zjpest 11pbogt-4a64i4 pmfwsl-4a64i4
    1jrvtof-15wjvi0 15zvupr-1w6e2jj 1thjm3s-1te2pdm ucgiva-13l4uck 1o8sjsd-10nucrp
    98: xu709n-1rb8bg1 8sh5f6-14yh5dk vekre-1moozcy 5xu99e-15b2p7s 18r7xx-1n8i9am bzsrbn-blpygx 9l0lr5-116y7vn
    sj13ju-116y7vn lfr34j-116y7vn 1puc957-16mdw4a c9aod4-k4ra2s 1eqo5fs-1bd7oqg i7ix1n-1bd7oqg wvxj1c-1bd7oqg
    1nhpg1e-10ncx2n inwhn0-1teh4k6 1st8etg-muys7b 2bj9at-11vedv2 1nm18v0-16eijhr 1czxsvb-1eh8izm 1ikkng6-jfhuj2
    bpidhm-jfhuj2 zm3fkp-jfhuj2 lt49q6-1a9cqg ccf01a-hdq14g 12qqevn-1xw6ty9 172lilc-1xw6ty9 1h6ef2b-1xw6ty9
    p9dj0u-1xw6ty9 4eyiy3-199at71 gkkd1h-1xw6ty9 1nxpyux-1xw6ty9 58i3lh-17v4a2c 17ot7sk-dflzsb 91szq0-11bkeby
    121j1zj-1soejw8 1uiknt5-1xrx5zg s2wm46-10nucrp
    99: 1iy4abb-219l2p n2p0vq-1ejxfvo eydwsv-12hetyb v866s4-1ol2a2o dr92j0-1onb5ct rj1y3q-1sywnw6 14hcnim-1g9pvc8
    cnz54e-x79o88 kh0umn-11v19to 1htig0s-pvukk8 jniaek-rcxxcy 11o8dgk-ji55cf 108fq63-zx3h2h sw4x7e-zx3h2h
    1idydp7-odof15 54pmh-xpvs2m 1eakhus-xpvs2m 19un4u4-xpvs2m 1f1ru7f-1qvoo12 fcx5hd-151vtbm ozagul-cdjzcc
    1v3cmei-kdu6xh 10q0f68-1qg9zdb 1bkfuna-1n18q3f 1hos5p1-z687tt qbapen-z687tt ocpfaw-z687tt 1rm3ha8-19mxc7v
    1ngiwqe-tdnwvd suhcus-tdnwvd 14b9oj4-10nucrp
    100: 49qse8-bhb1n8 1qb31de-1b4jdu3 p4kzgf-bhrgfj dd4f1r-1bpd5ml 10ok94p-1bpd5ml 2fkwwc-1m544z0 1djf3hk-cm0p9f
    1iiswkc-1pxkqx1 kgzoj3-1xo7c7n 1exfqjz-1mdrqo9 1bunzow-187000m 5e7vk3-1pxkqx1 abhbur-1xwjw02 j0muto-1dbk6e9
    o8gotx-1pxkqx1 1sfbg1a-1pxkqx1 4pk11h-1pxkqx1 1al2nh3-1poafvv 180jrfd-urbe8y 1a4bx3w-1wu5h9u 1j36y1d-cpqif2
    vky682-16t7pye 1yh10e9-19sf94z 1ex0jmu-1m544z0 1us1esz-7zpmwc x6j5xi-1ieokxd 1bnjq63-1e442u4 11196cy-6vpivb
    ykpcb2-is581a 1pdrs63-is581a s7g8td-is581a 13wymct-is581a 1e0ujx0-is581a qsznx-1c5j9pe 1mm0mlg-1eo3diu
    19v92rw-1bqokks 143l9b3-10nucrp
    """
}
