#!/usr/bin/env python3
"""msgstore.db + wa.db of the 2026 schema with one of everything. usage: android2026.py DIR [--no-account]"""
import sqlite3, sys, os, hashlib, base64
D=sys.argv[1]; ACC="--no-account" not in sys.argv
os.makedirs(D,exist_ok=True)
for f in ("msgstore.db","wa.db"):
    if os.path.exists(f"{D}/{f}"): os.remove(f"{D}/{f}")
SCH=[a.split("=",1)[1] for a in sys.argv if a.startswith("--schema=")]
if SCH:
    import shutil; shutil.copy(SCH[0],f"{D}/msgstore.db"); c=sqlite3.connect(f"{D}/msgstore.db")
else:
    c=sqlite3.connect(f"{D}/msgstore.db"); c.executescript(open(os.path.join(os.path.dirname(os.path.abspath(__file__)),"android2026.sql")).read())
COLS={}; SKIPPED=set()
def ins(t,**k):
    if t not in COLS: COLS[t]={r[1] for r in c.execute(f"pragma table_info({t})")}
    if not COLS[t]: SKIPPED.add(t); return 0
    for x in [x for x in k if x not in COLS[t]]: SKIPPED.add(f"{t}.{x}"); k.pop(x)
    for r in c.execute(f"pragma table_info({t})").fetchall():
        if r[3] and r[4] is None and not r[5] and r[1] not in k: k[r[1]]=0 if "INT" in r[2].upper() else ""
    return c.execute(f"insert into {t}({','.join(k)}) values({','.join('?'*len(k))})",list(k.values())).lastrowid
J={}
def jid(u,s,t=0):
    r=f"{u}@{s}"
    if r not in J: J[r]=ins("jid",user=u,server=s,agent=0,device=0,type=t,raw_string=r)
    return J[r]
def person(num,lid):
    p=jid(num,"s.whatsapp.net"); l=jid(lid,"lid",18); ins("jid_map",lid_row_id=l,jid_row_id=p); return p,l
ME,MEL=person("491700000001","900000000000001")
ANA,ANAL=person("491700000002","900000000000002")
BEN,BENL=person("491700000003","900000000000003")
CAR,CARL=person("491700000004","900000000000004")
STR=jid("900000000000099","lid",18); ins("lid_display_name",lid_row_id=STR,display_name="Stranger Lid",username="stranger")
BOT=jid("13135550002","s.whatsapp.net")
G=jid("120363000000000001","g.us",1); COM=jid("120363000000000002","g.us",1); NL=jid("120363000000000003","newsletter",20); BR=jid("1700000000","broadcast",3); ST=jid("status","broadcast",5)
ins("props",key="user_push_name",value="Owner Push")
CH={}
def chat(name,j,acc,subject=None,**k):
    CH[name]=ins("chat",jid_row_id=j,hidden=0,subject=subject,created_timestamp=1760000000000,archived=k.pop("archived",0),sort_timestamp=1770000000000,account_jid_row_id=acc if ACC else None,chat_encryption_state=2,**k); return CH[name]
chat("ana",ANA,ANAL); chat("ben",BENL,BENL); chat("car",CAR,CARL,archived=1,unseen_message_count=3); chat("str",STR,STR); chat("grp",G,G,"Old&New Group",group_type=0)
chat("com",COM,COM,"My Community",group_type=1); chat("nl",NL,NL,"Daily News"); chat("br",BR,BR,"Broadcast list"); chat("st",ST,ST)
ins("community_chat",chat_row_id=CH["com"])
ins("newsletter",chat_row_id=CH["nl"],name="Daily News",name_id=1,description="d",description_id=1,picture_id=0,preview_id=0,subscribers_count=5,membership=3,privacy=0,verified=1,muted=0,oldest_message_retrieved=1)
for g,u,r in ((G,MEL,2),(G,ANAL,1),(G,BENL,0),(G,STR,0),(COM,MEL,0)): ins("group_participant_user",group_jid_row_id=g,user_jid_row_id=u,rank=r,pending=0,add_timestamp=1760000000000)
ins("group_past_participant_user",group_jid_row_id=G,user_jid_row_id=CARL,is_leave=1,timestamp=1765000000000)
T=1770000000000; N=[0]
ins("message",chat_row_id=-1,from_me=0,key_id="-1",sender_jid_row_id=-1,status=-1,broadcast=0,timestamp=0,message_type=-1,sort_id=0)
LABEL={}
def msg(label,ch,me,typ,text=None,sender=0,**k):
    global T
    T+=61000; N[0]+=1
    r=ins("message",chat_row_id=CH[ch],from_me=me,key_id="3EB0"+label.upper().replace(" ","_"),sender_jid_row_id=sender,status=k.pop("status",13 if me else 0),broadcast=k.pop("broadcast",0),origin=k.pop("origin",0),timestamp=T,received_timestamp=T+500,receipt_server_timestamp=T,message_type=typ,text_data=text,starred=k.pop("starred",0),lookup_tables=0,sort_id=N[0],**k)
    LABEL[label]=r; return r
def media(r,path,mime,data=None,**k):
    size=len(data) if data else k.pop("size",1000)
    if data:
        p=f"{D}/{path}"; os.makedirs(os.path.dirname(p),exist_ok=True); open(p,"wb").write(data); k["file_hash"]=base64.b64encode(hashlib.sha256(data).digest()).decode()
    ins("message_media",message_row_id=r,transferred=k.pop("transferred",1),file_path=path,file_size=size,mime_type=mime,file_length=size,**k)
PNG=base64.b64decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")
def add(parent,me,sender,typ,key,ts=None):
    return ins("message_add_on",chat_row_id=1,from_me=me,key_id=key,sender_jid_row_id=sender,parent_message_row_id=parent,timestamp=ts or T,status=13,message_add_on_type=typ,received_timestamp=T)
# direct chat with Ana: all kinds
a=msg("text in","ana",0,0,"Hello text from Ana"); b=msg("text out","ana",1,0,"Hello text from me")
ins("receipt_user",message_row_id=b,receipt_user_jid_row_id=ANAL,receipt_timestamp=T+1000,read_timestamp=T+2000)
r=msg("reply","ana",0,0,"A reply to me"); ins("message_quoted",message_row_id=r,chat_row_id=CH["ana"],parent_message_chat_row_id=CH["ana"],from_me=1,sender_jid_row_id=0,key_id="3EB0TEXT_OUT",timestamp=T,message_type=0,text_data="Hello text from me")
x=add(b,0,0,56,"R1"); ins("message_add_on_reaction",message_add_on_row_id=x,reaction="❤️",sender_timestamp=T)
x=add(a,1,-1,56,"R2"); ins("message_add_on_reaction",message_add_on_row_id=x,reaction="😂",sender_timestamp=T)
x=add(r,0,0,56,"R3"); ins("message_add_on_reaction",message_add_on_row_id=x,reaction="",sender_timestamp=T)
r=msg("link","ana",0,0,"see https://example.org/page"); ins("message_text",message_row_id=r,description="Desc of page",page_title="Title of page",url="https://example.org/page")
r=msg("image","ana",0,1,"Caption of image"); media(r,"Media/WhatsApp Images/a.png","image/png",PNG,width=1,height=1)
r=msg("image missing","ana",1,1); media(r,"Media/WhatsApp Images/gone.jpg","image/jpeg",size=12345)
r=msg("voice","ana",0,2,origin=1); media(r,"Media/WhatsApp Voice Notes/v.opus","audio/ogg; codecs=opus",b"OggS"+b"v"*50,media_duration=7); ins("message_media",message_row_id=r+100000,raw_transcription_text=None) ; c.execute("delete from message_media where message_row_id=?",(r+100000,)); c.execute("update message_media set raw_transcription_text='Spoken words transcribed' where message_row_id=?",(r,))
r=msg("audio","ana",0,2); media(r,"Media/WhatsApp Audio/song.mp3","audio/mpeg",b"ID3"+b"s"*60,media_duration=180,media_name="song.mp3")
r=msg("video","ana",1,3,"Caption of video"); media(r,"Media/WhatsApp Video/v.mp4","video/mp4",b"\0\0\0\x18ftypmp42"+b"v"*70,media_duration=12)
r=msg("gif","ana",0,13); media(r,"Media/WhatsApp Animated Gifs/g.mp4","video/mp4",b"\0\0\0\x18ftypmp42"+b"g"*71,gif_attribution=1)
r=msg("sticker","ana",0,20); media(r,"Media/WhatsApp Stickers/s.webp","image/webp",b"RIFF____WEBP"+b"s"*20)
r=msg("document","ana",0,9,"Contract caption"); media(r,"Media/WhatsApp Documents/c.pdf","application/pdf",b"%PDF-1.4"+b"d"*80,media_name="Contract final.pdf",page_count=3)
r=msg("viewonce image","ana",0,42); media(r,"","image/jpeg",size=5000,transferred=0); ins("message_view_once_media",message_row_id=r,state=1)
r=msg("viewonce video","ana",1,43); media(r,"","video/mp4",size=5001); ins("message_view_once_media",message_row_id=r,state=1)
r=msg("viewonce voice","ana",0,82); media(r,"","audio/ogg",size=502); ins("message_view_once_media",message_row_id=r,state=0)
r=msg("videonote","ana",0,81); media(r,"Media/WhatsApp Video Notes/n.mp4","video/mp4",b"\0\0\0\x18ftypmp42"+b"n"*72,media_duration=5)
r=msg("vcard","ana",0,4,"Zoe Contact"); ins("message_vcard",message_row_id=r,vcard="BEGIN:VCARD\nVERSION:3.0\nN:;Zoe Contact;;;\nFN:Zoe Contact\nTEL;type=CELL;waid=491700000077:+49 170 0000077\nEND:VCARD")
r=msg("vcards","ana",0,14,"2 contacts")
for n in ("Multi One","Multi Two"): ins("message_vcard",message_row_id=r,vcard=f"BEGIN:VCARD\nVERSION:3.0\nFN:{n}\nTEL:+491\nEND:VCARD")
r=msg("location","ana",0,5); ins("message_location",message_row_id=r,chat_row_id=1,latitude=52.5,longitude=13.4,place_name="Cafe Name",place_address="Street 1, Berlin",url="https://maps.example/x")
r=msg("live location","ana",1,16,"Live caption"); ins("message_location",message_row_id=r,chat_row_id=1,latitude=52.6,longitude=13.5,live_location_share_duration=3600,live_location_final_latitude=52.7,live_location_final_longitude=13.6,live_location_final_timestamp=T+3600000)
r=msg("edited","ana",1,0,"Edited new text"); ins("message_edit_info",message_row_id=r,original_key_id="3EB0ORIGINALKEY",edited_timestamp=T+30000,sender_timestamp=T+30000)
r=msg("revoked mine","ana",1,15); ins("message_revoked",message_row_id=r,revoked_key_id="3EB0REVOKEDMINE",admin_jid_row_id=None,revoke_timestamp=T+20000)
r=msg("forwarded","ana",0,0,"Forwarded text"); ins("message_forwarded",message_row_id=r,forward_score=5,forward_origin=0)
r=msg("ephemeral","ana",0,0,"Disappearing text"); ins("message_ephemeral",message_row_id=r,duration=86400,expire_timestamp=T+86400000,keep_in_chat=0)
r=msg("starred","ana",0,0,"Starred text",starred=1)
r=msg("undecryptable","ana",0,11)
r=msg("missed call","ana",0,10); ins("missed_call_logs",message_row_id=r,timestamp=T,video_call=1)
cl=ins("call_log",jid_row_id=ANA,from_me=1,call_id="call:AAA1",timestamp=T+5,video_call=0,duration=65,call_result=5)
r=msg("call","ana",1,90); ins("message_call_log",message_row_id=r,call_log_row_id=cl)
ins("call_log",jid_row_id=BENL,from_me=0,call_id="call:AAA2",timestamp=T+8000,video_call=1,duration=0,call_result=2)
cg=ins("call_log",jid_row_id=ANA,from_me=0,call_id="call:AAA3",timestamp=T+9000,video_call=0,duration=300,call_result=5,group_jid_row_id=G)
for p in (ANAL,BENL): ins("call_log_participant_v2",call_log_row_id=cg,jid_row_id=p,call_result=5)
r=msg("template","ana",0,25,"Template text in text_data"); ins("message_template",message_row_id=r,content_text_data="Your parcel 4711 arrives today",footer_text_data="Footer of template"); ins("message_template_button",message_row_id=r,text_data="Track it",extra_data="https://t.example",button_type=1)
r=msg("interactive","ana",0,45,None); ins("message_ui_elements",message_row_id=r,element_type=1,element_content='{"title":"Menu","description":"Choose an appointment","buttonText":"Open"}',description="Choose an appointment",footer_text="Foot",button_text="Open")
r=msg("interactive reply","ana",1,46,"Option B"); ins("message_ui_elements_reply",message_row_id=r,element_type=1,reply_values='["b"]',reply_description="Option B")
r=msg("group invite","ana",0,24); ins("message_group_invite",message_row_id=r,group_jid_row_id=G,admin_jid_row_id=ANA,group_name="Invited Group",invite_code="CODE",expiration=T+1,invite_time=T)
r=msg("product","ana",0,23); ins("message_product",message_row_id=r,business_owner_jid=ANA,product_id="1",title="Red Chair",description="Comfortable",currency_code="EUR",amount_1000=99000)
r=msg("order","ana",1,44); ins("message_order",message_row_id=r,order_id="9",order_title="Order of chairs",item_count=2,message="Please deliver",seller_jid=ANA,currency_code="EUR",total_amount_1000=198000)
r=msg("payment","ana",0,40); ins("message_payment",message_row_id=r,sender_jid_row_id=ANA,receiver_jid_row_id=ME,amount_with_symbol="€5.00")
r=msg("event","grp",0,92,None,ANAL); ins("message_event",message_row_id=r,name="Picnic Party",description="Bring salad",location_name="Park",start_time=T+86400000,chat_row_id=5); x=add(r,1,-1,88,"E1"); ins("message_add_on_event_response",message_add_on_row_id=x,response=1,sender_timestamp=T)
r=msg("unknown type","ana",0,131,"Text of an unknown type")
r=msg("sticker pack","ana",0,105); ins("message_sticker_pack",message_row_id=r,sticker_pack_id="p",tray_icon_file_name="t",pack_name="Cat Pack")
# group
def sysm(label,ch,act,sender=0,people=(),me=None,text=None,old=None,from_me=0):
    r=msg(label,ch,from_me,7,text,sender); ins("message_system",message_row_id=r,action_type=act)
    for p in people: ins("message_system_chat_participant",message_row_id=r,user_jid_row_id=p)
    if me is not None: ins("message_system_group",message_row_id=r,is_me_joined=me)
    if old: ins("message_system_value_change",message_row_id=r,old_data=old)
    return r
sysm("sys created","grp",11,ANAL,text="First Name Group"); sysm("sys me added","grp",12,ANAL,(MEL,),1); sysm("sys encrypted","grp",19)
sysm("sys added","grp",12,ANAL,(BENL,CARL)); sysm("sys subject","grp",1,BENL,text="Old&New Group",old="First Name Group"); sysm("sys icon","grp",6,ANAL)
sysm("sys desc","grp",27,ANAL,text="New description"); sysm("sys promoted","grp",15,ANAL,(MEL,)); sysm("sys demoted","grp",16,ANAL,(BENL,)); sysm("sys left","grp",5,CARL,(CARL,)); sysm("sys removed","grp",14,ANAL,(STR,)); sysm("sys link","grp",20,STR,(STR,))
r=sysm("sys ephemeral","grp",59,ANAL); ins("message_ephemeral_setting",message_row_id=r,setting_duration=604800)
r=sysm("sys number","ana",10); ins("message_system_number_change",message_row_id=r,old_jid_row_id=jid("491700000022","s.whatsapp.net"),new_jid_row_id=ANA)
sysm("sys identity","ana",18,0,(ANA,)); r=sysm("sys block","ana",58); ins("message_system_block_contact",message_row_id=r,is_blocked=1); sysm("sys business","ana",46); sysm("sys unknown","grp",199)
r=msg("grp text","grp",0,0,"Ana says in group @900000000000003 look",ANAL); ins("message_mentions",message_row_id=r,jid_row_id=BENL,display_name="Benny",mention_type=0)
gm=msg("grp mine","grp",1,0,"I say in group",0,recipient_count=3)
for p,d,rd in ((ANAL,1000,5000),(BENL,2000,None),(STR,None,None)): ins("receipt_user",message_row_id=gm,receipt_user_jid_row_id=p,receipt_timestamp=d and T+d,read_timestamp=rd and T+rd,played_timestamp=None)
x=add(gm,0,BENL,56,"R4"); ins("message_add_on_reaction",message_add_on_row_id=x,reaction="👍🏽",sender_timestamp=T)
x=add(gm,0,STR,56,"R5"); ins("message_add_on_reaction",message_add_on_row_id=x,reaction="🎉",sender_timestamp=T)
r=msg("grp reply","grp",0,0,"Reply in group",BENL); ins("message_quoted",message_row_id=r,chat_row_id=CH["grp"],parent_message_chat_row_id=CH["grp"],from_me=0,sender_jid_row_id=ANAL,key_id="3EB0GRP_TEXT",timestamp=T,message_type=0,text_data="Ana says in group")
p=msg("poll","grp",0,66,"Where shall we eat?",BENL); ins("message_poll",message_row_id=p,selectable_options_count=0)
o1=ins("message_poll_option",message_row_id=p,option_name="Pizza",vote_total=2); o2=ins("message_poll_option",message_row_id=p,option_name="Sushi",vote_total=1)
for me,s,os_ in ((1,-1,(o1,)),(0,ANAL,(o1,o2)),(0,STR,())):
    x=add(p,me,s,67,f"V{s}"); ins("message_add_on_poll_vote",message_add_on_row_id=x,sender_timestamp=T)
    for o in os_: ins("message_add_on_poll_vote_selected_option",message_add_on_row_id=x,message_poll_option_id=o)
x=add(gm,0,ANAL,62,"P1"); ins("message_add_on_pin_in_chat",message_add_on_row_id=x,pin_in_chat_state=1,sender_timestamp=T)
al=msg("album","grp",0,99,None,STR); ins("message_album",message_row_id=al,image_count=2,video_count=0,expected_image_count=2,expected_video_count=0)
for i in (1,2):
    r=msg(f"album pic {i}","grp",0,1,f"Album caption {i}" if i==1 else None,STR); media(r,f"Media/WhatsApp Images/al{i}.png","image/png",PNG+bytes([i])); ins("message_association",child_message_row_id=r,parent_message_row_id=al,association_type=2)
r=msg("revoked admin","grp",0,15,None,BENL); ins("message_revoked",message_row_id=r,revoked_key_id="3EB0REVOKEDADMIN",admin_jid_row_id=ANAL,revoke_timestamp=T)
r=msg("comment","grp",0,0,"A comment",ANAL); ins("message_comment",parent_message_row_id=gm,message_row_id=r)
# others
msg("ben in","ben",0,0,"Ben writes"); msg("ben out","ben",1,0,"I write Ben"); msg("car in","car",0,0,"Carla writes"); msg("str in","str",0,0,"Stranger writes")
r=msg("nl post","nl",0,0,"News post",0); ins("newsletter_message",message_row_id=r,chat_row_id=CH["nl"],server_message_id=101,view_count=5000); ins("newsletter_message_reaction",message_row_id=r,reaction="🔥",reaction_count=42)
msg("com text","com",0,0,"Announcement text",ANAL)
msg("br out","br",1,0,"Broadcast to all",0,broadcast=1,recipient_count=2)
msg("st post","st",0,0,"My status text",ANAL); r=msg("st image","st",0,1,"status caption",BENL); media(r,"Media/.Statuses/x.jpg","image/jpeg",size=100)
c.commit()
w=sqlite3.connect(f"{D}/wa.db"); w.executescript("""CREATE TABLE wa_contacts (_id INTEGER PRIMARY KEY AUTOINCREMENT, jid TEXT NOT NULL, is_whatsapp_user BOOLEAN NOT NULL, status TEXT, status_timestamp INTEGER, number TEXT, raw_contact_id INTEGER, display_name TEXT, phone_type INTEGER, phone_label TEXT, unseen_msg_count INTEGER, photo_ts INTEGER, thumb_ts INTEGER, photo_id_timestamp INTEGER, given_name TEXT, family_name TEXT, wa_name TEXT, sort_name TEXT, nickname TEXT, company TEXT, title TEXT);
CREATE TABLE wa_vnames(_id INTEGER PRIMARY KEY AUTOINCREMENT, jid TEXT UNIQUE, serial TEXT, issuer TEXT, expires INTEGER, verified_name TEXT);""")
for j,n,wn in (("491700000001@s.whatsapp.net","Me Myself","Owner Push"),("491700000002@s.whatsapp.net","Ana Contact","Ana Push"),("491700000003@s.whatsapp.net","Ben Contact","Benny"),("491700000004@s.whatsapp.net",None,"Carla Push")):
    w.execute("insert into wa_contacts(jid,is_whatsapp_user,number,display_name,wa_name) values(?,1,?,?,?)",(j,"+"+j.split("@")[0],n,wn))
w.commit(); print(len(LABEL),"messages; skipped",sorted(SKIPPED))
